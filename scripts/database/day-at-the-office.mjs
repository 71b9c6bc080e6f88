const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** "2026-11-27", as it is in New York. */
export const dayAtTheOffice = () => format.format(Date.now());
