import type { TFunction } from "i18next";

export type FieldValue = string | number | null;

/** Readers of fields that a row does not store under their own names. */
type Readers<Row, Id extends string> = Partial<Record<Id, (row: Row, t: TFunction) => FieldValue>>;

/** Creates a function that reads a row's stored values field by field. */
export const fieldReader =
  <Row extends object, Id extends string>(readers: Readers<Row, Id>) =>
  (row: Row, id: Id, t: TFunction): FieldValue => {
    const value: unknown = readers[id] ? readers[id](row, t) : Reflect.get(row, id);
    return typeof value === "string" || typeof value === "number" ? value : null;
  };
