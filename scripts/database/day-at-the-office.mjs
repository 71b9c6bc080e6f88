const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

export const dayAtTheOffice = () => format.format(Date.now());
