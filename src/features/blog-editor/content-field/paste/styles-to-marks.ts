import { rename, styleOf, unwrap } from "./rewrite";

/** Turns styles of emphasis into elements and drops all other styles. */
export function stylesToMarks(body: Element): void {
  for (const element of Array.from(body.querySelectorAll("b, strong, i, em"))) {
    const isBold = element.matches("b, strong");
    const isOff = isBold
      ? /^(normal|400)$/.test(styleOf(element, "font-weight"))
      : styleOf(element, "font-style") === "normal";
    if (isOff) rename(element, "span");
    else if (element.matches("b")) rename(element, "strong");
    else if (element.matches("i")) rename(element, "em");
  }
  for (const span of Array.from(body.querySelectorAll("span, font"))) {
    if (/^\u00a0$/.test(span.textContent ?? "") || styleOf(span, "mso-spacerun") === "yes") {
      span.textContent = " ";
    }
    wrapContent(span, marksOf(span));
    unwrap(span);
  }
  for (const strong of Array.from(body.querySelectorAll(":is(h1, h2, h3, h4) strong"))) {
    unwrap(strong);
  }
}

function marksOf(span: Element): string[] {
  const weight = styleOf(span, "font-weight");
  const align = styleOf(span, "vertical-align");
  const isIn = (selector: string) => span.closest(selector) !== null;
  return [
    (weight.startsWith("bold") || Number(weight) >= 600) && !isIn("strong") ? "strong" : "",
    styleOf(span, "font-style") === "italic" && !isIn("em") ? "em" : "",
    /line-through/.test(styleOf(span, "text-decoration(?:-line)?")) ? "s" : "",
    align === "super" ? "sup" : "",
    align === "sub" ? "sub" : "",
  ].filter(Boolean);
}

function wrapContent(span: Element, marks: readonly string[]): void {
  if ((span.textContent ?? "").trim() === "") return;
  for (const mark of marks) {
    const element = span.ownerDocument.createElement(mark);
    element.append(...span.childNodes);
    span.append(element);
  }
}
