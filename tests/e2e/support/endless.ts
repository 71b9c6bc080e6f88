/** Matching it against an article would take years. */
export const ENDLESS = String.raw`(.+)(.+)(.+)\1\2\3`;
