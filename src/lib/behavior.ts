/**
 * Plain code that listens within an element of a page. It is called once for each element and
 * answers with what shows the state anew.
 */
export type Behavior = (root: HTMLElement) => () => void;

const started = new WeakMap<HTMLElement, Map<Behavior, () => void>>();

/** Starts it where it has not been started, by the page's own script or by React, and shows its state. */
export function startBehavior(behavior: Behavior, root: HTMLElement): void {
  const known = started.get(root) ?? new Map<Behavior, () => void>();
  started.set(root, known);
  const show = known.get(behavior) ?? behavior(root);
  known.set(behavior, show);
  show();
}

/** The first element within that the selector finds, which the component draws. */
export function partOf<E extends Element = HTMLElement>(root: Element, selector: string): E {
  const part = root.querySelector<E>(selector);
  if (part === null) throw new Error(`There is no ${selector}`);
  return part;
}

/** Writes texts to the places that are named for them: `data-text="answer"`. */
export function writeTexts(root: Element, texts: Record<string, string>): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-text]")) {
    const text = texts[place.dataset.text ?? ""];
    if (text !== undefined && text !== place.textContent) place.textContent = text;
  }
}
