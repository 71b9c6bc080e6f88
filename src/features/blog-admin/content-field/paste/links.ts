import { trustedHtml } from "@/lib/html/trusted-types";
import { isLinkScheme, linkAddress } from "../controls/address";
import { unwrap } from "./rewrite";

/** Where a link of a post leads nowhere: below the blog instead of to another site or page. */
const isBroken = (href: string) => !/^([a-z][a-z0-9+.-]*:|\/|#|$)/i.test(href.trim());

/**
 * Makes `www.x.example` whole, which would lead to a page of the blog. Of what no link may lead to
 * the words stay.
 */
export function completeLinks(body: Element): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const href = (link.getAttribute("href") ?? "").trim();
    const text = link.textContent?.trim() ?? "";
    // Programs that make a link of what was typed take http: for granted.
    if (/^www\./i.test(text) && href === `http://${text}`)
      link.setAttribute("href", `https://${text}`);
    if (!isLinkScheme(href)) unwrap(link);
    if (!isBroken(href)) continue;
    // A file's name looks like a domain, too: only what says that it is one is taken for it.
    const isWritten = /^www\./i.test(href) || text === href;
    const whole =
      isWritten && !/\.(html?|php|aspx?|pdf|docx?)$/i.test(href) ? linkAddress(href) : null;
    if (whole !== null) link.setAttribute("href", whole);
  }
}

/** Addresses of links that lead nowhere, each once, in their order. */
export function brokenLinks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  const hrefs = [...body.querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  return [...new Set(hrefs.filter(isBroken))];
}
