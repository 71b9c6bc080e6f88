/** Puts an element's children in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same element under another name, with its children and attributes, but no handlers of events. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    // The site's policy refuses to set one, even where it could not run.
    if (!attribute.startsWith("on")) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Office writes properties no browser knows, so the attribute is read as text. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute("style") ?? "";
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(style);
  return found?.[1]?.trim().toLowerCase() ?? "";
}
