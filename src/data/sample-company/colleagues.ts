/** Invented staff, by the names that the CRM knows them by. */
export const COLLEAGUES = ["Priya Nair", "Luis Ortega", "Sam Kowalski"] as const;
export type Colleague = (typeof COLLEAGUES)[number];

/** "Priya N." */
export const shortName = (name: Colleague) => name.replace(/ (\p{L}).*$/u, " $1.");
