import type { TFunction } from "i18next";

export type FieldValue = string | number | null;

/** How some fields are read from a row, where it does not hold them under their own names. */
type Readers<Row, Id extends string> = Partial<Record<Id, (row: Row, t: TFunction) => FieldValue>>;

/** Makes what reads a row field by field, for files, lists and pages: values as they are stored. */
export const fieldReader =
  <Row extends object, Id extends string>(readers: Readers<Row, Id>) =>
  (row: Row, id: Id, t: TFunction): FieldValue => {
    const value: unknown = readers[id] ? readers[id](row, t) : Reflect.get(row, id);
    return typeof value === "string" || typeof value === "number" ? value : null;
  };
