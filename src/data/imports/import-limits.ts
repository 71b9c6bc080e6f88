/** Apart from the calls: the worker that reads a file asks the database nothing. */
export const IMPORT_MAX_ROWS = 50_000;
