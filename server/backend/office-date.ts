const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

export const officeDate = () => format.format(Date.now());
