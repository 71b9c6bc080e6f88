/** The first characters of a sample's id, which mark it as invented. */
const PREFIXES = { client: "c11e0000", ticket: "71c40000" } as const;

/** The id that a sample has in the CRM. */
export const sampleId = (kind: keyof typeof PREFIXES, nth: number) =>
  `${PREFIXES[kind]}-0000-4000-8000-${String(nth).padStart(12, "0")}`;
