import { unwrap } from "./rewrite";

export function unwrapGoogleWrapper(body: Element): void {
  for (const wrapper of Array.from(body.querySelectorAll("[id^=docs-internal-guid]"))) {
    if (wrapper.matches("b, span")) unwrap(wrapper);
    else wrapper.removeAttribute("id");
  }
}

/** Google Docs and Word put a nested list beside its item instead of inside. */
export function nestLooseLists(body: Element): void {
  for (const list of Array.from(body.querySelectorAll(":is(ul, ol) > :is(ul, ol)"))) {
    const item = list.previousElementSibling;
    if (item?.localName === "li") item.append(list);
    else {
      const holder = list.ownerDocument.createElement("li");
      list.before(holder);
      holder.append(list);
    }
  }
}

/** `https://www.google.com/url?q=…` redirects to the address in it. */
export function unwrapRedirects(body: Element): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    const url = URL.canParse(href) ? new URL(href) : null;
    if (url === null || !/^(www\.)?google\.[a-z.]+$/.test(url.hostname)) continue;
    const target = url.pathname === "/url" ? url.searchParams.get("q") : null;
    if (target && /^(https?:|mailto:)/i.test(target)) link.setAttribute("href", target);
  }
}
