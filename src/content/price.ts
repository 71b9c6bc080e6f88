/** The rent of a website. The database has it as the default of new leads and clients: `private.plan_price_cents()`. */
export const PRICE_USD_PER_MONTH = 299;
