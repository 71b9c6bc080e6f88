import { routedAddress } from "./routed-address";

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** Goes to another page of the site without loading a document. `go` is given a site address. */
export function followLinks(go: (address: string) => void): void {
  document.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (link?.getAttribute("href")?.startsWith("#")) {
      // A part is found where it is in a page that is laid out as a whole: src/styles/base.css.
      document.documentElement.toggleAttribute("data-whole", true);
    }
    const address = link && routedAddress(event, link);
    if (address === null) return;
    event.preventDefault();
    go(address);
  });
}

const PLAIN_CLICK = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

/** The site address that a plain click on a link would lead to, if it is one of ours. */
export const linkAddress = (link: HTMLAnchorElement) => routedAddress(PLAIN_CLICK, link);

/** Tells of a link that is likely to be followed: pointed at, touched or focused. Once for each. */
export function warmLinks(prepare: (address: string) => void): void {
  const known = new Set<string>();
  const warm = (event: Event) => {
    const link = linkAt(event);
    const address = link && linkAddress(link);
    if (link === null || address === null || known.has(address)) return;
    // A menu that opens puts the focus on its first link.
    if (event.type === "focusin" && !link.matches(":focus-visible")) return;
    known.add(address);
    prepare(address);
  };
  for (const name of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(name, warm, { passive: true });
  }
}
