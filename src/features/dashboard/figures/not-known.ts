/** Shown where a figure is unknown or does not apply. */
export const NOT_KNOWN = "–";
