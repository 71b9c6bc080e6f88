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
