/** Stands where a figure does not apply, or is not known. */
export const NOT_KNOWN = "–";
