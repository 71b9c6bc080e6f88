/** Invented colleagues, with their names in the CRM. */
export const COLLEAGUES = ["Priya Nair", "Luis Ortega", "Sam Kowalski"] as const;
export type Colleague = (typeof COLLEAGUES)[number];

export const shortName = (name: Colleague) => name.replace(/ (\p{L}).*$/u, " $1.");
