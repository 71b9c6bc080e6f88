export const IMPORT_MAX_ROWS = 50_000;
