type StyleOf = (element: Element, pseudo?: string | null) => CSSStyleDeclaration;

const displays = new Map<string, string>();

const LOOKED_AT = ["hidden", "open", "popover", "type"];

const ownStyle = (element: Element): Partial<CSSStyleDeclaration> =>
  "style" in element ? (element.style as CSSStyleDeclaration) : {};

function displayOf(element: Element, work: StyleOf): string {
  const own = ownStyle(element).display;
  if (own) return own;
  const kind = [element.localName, ...LOOKED_AT.map((name) => element.getAttribute(name))].join();
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const plain = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of LOOKED_AT) {
    const value = element.getAttribute(name);
    if (value !== null) plain.setAttribute(name, value);
  }
  const { display } = work(plain);
  displays.set(kind, display);
  return display;
}

function inherited(element: Element, name: "visibility" | "pointerEvents"): string | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownStyle(at)[name];
    if (own && own !== "inherit") return own;
  }
  return null;
}

const answers: Record<string, (element: Element, work: StyleOf) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, "visibility") ?? "visible",
  opacity: (element) => ownStyle(element).opacity || "1",
  pointerEvents: (element) => inherited(element, "pointerEvents") ?? "auto",
};

/**
 * jsdom recomputes styles for each query, a third of the tests' time. Unit tests load no style sheets, so inline
 * styles and browser defaults suffice. jsdom answers other properties.
 */
export function stubStyles(): void {
  const work: StyleOf = window.getComputedStyle;
  if (work.name === "quickStyle") return;
  window.getComputedStyle = function quickStyle(element, pseudo) {
    const answer = (name: string) => answers[name]?.(element, work);
    return new Proxy<CSSStyleDeclaration>(Object.create(null), {
      get: (_, name) => {
        if (typeof name !== "string") return undefined;
        if (name === "getPropertyValue") {
          return (property: string) =>
            answer(property) ?? work(element, pseudo).getPropertyValue(property);
        }
        const quick = answer(name);
        if (quick !== undefined) return quick;
        const full = work(element, pseudo);
        const value: unknown = Reflect.get(full, name);
        return typeof value === "function" ? value.bind(full) : value;
      },
    });
  };
}
