import { trustedHtml } from "@/lib/html/trusted-types";
import { isLinkScheme, linkAddress } from "../controls/address";

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Renames an element, keeping its children and attributes except event handlers. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    // The site's policy refuses event handlers even in inert documents.
    if (!attribute.startsWith("on")) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Office writes properties unknown to browsers, so the attribute is read as text. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute("style") ?? "";
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(style);
  return found?.[1]?.trim().toLowerCase() ?? "";
}

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
