/** A `ref` that gives an element the focus as it appears; the same at every render, so only then. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
