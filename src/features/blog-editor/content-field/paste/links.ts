import { trustedHtml } from "@/lib/html/trusted-types";
import { isLinkScheme, linkAddress } from "../controls/address";
import { unwrap } from "./rewrite";

/** A relative link, which would lead below the blog. */
const isBroken = (href: string) => !/^([a-z][a-z0-9+.-]*:|\/|#|$)/i.test(href.trim());

/** Completes `www.x.example`, which would be a relative link. Links that are not allowed become text. */
export function completeLinks(body: Element): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const href = (link.getAttribute("href") ?? "").trim();
    const text = link.textContent?.trim() ?? "";
    // Programs that detect links assume http:.
    if (/^www\./i.test(text) && href === `http://${text}`)
      link.setAttribute("href", `https://${text}`);
    if (!isLinkScheme(href)) unwrap(link);
    if (!isBroken(href)) continue;
    // File names look like domains, so only explicit addresses count.
    const isWritten = /^www\./i.test(href) || text === href;
    const whole =
      isWritten && !/\.(html?|php|aspx?|pdf|docx?)$/i.test(href) ? linkAddress(href) : null;
    if (whole !== null) link.setAttribute("href", whole);
  }
}

/** Invalid link addresses, each once, in order. */
export function brokenLinks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  const hrefs = [...body.querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  return [...new Set(hrefs.filter(isBroken))];
}
