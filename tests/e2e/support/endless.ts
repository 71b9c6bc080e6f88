/** Held against an article, it would be tried for years. */
export const ENDLESS = String.raw`(.+)(.+)(.+)\1\2\3`;
