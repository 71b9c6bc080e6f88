/** The stable identity keeps React from calling it on later renders. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
