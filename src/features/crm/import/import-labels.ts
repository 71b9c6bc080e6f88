import type { TFunction } from "i18next";
import { IMPORT_MAX_ROWS, type ImportList } from "@/data/imports/schema";
import { formatList, formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatField } from "@/features/crm/shared/fields/format-field";
import type { FileRefusal } from "./engine/import-engine";
import { choiceLabel, importFields, type RecordField } from "@/data/records/record-fields";
import type { Problem } from "./engine/read-rows";

type T = TFunction;

export const listPaths: Record<ImportList, string> = {
  leads: paths.crmLeads,
  clients: paths.crmClients,
  tickets: paths.crmTickets,
};

export function importTitle(t: T, list: ImportList): string {
  if (list === "leads") return t("Import leads");
  return list === "clients" ? t("Import clients") : t("Import tickets");
}

/** The column's name, or its position, from 0, if unnamed. */
export const columnLabel = (t: T, name: string | undefined, place: number): string =>
  name || t("Column {{number}}", { number: formatNumber(place + 1) });

export const fieldById = (list: ImportList, id: string | null): RecordField | undefined =>
  importFields(list).find((field) => field.id === id);

/** Lists a field's choices: "New, Contacted, …". */
function choicesOf(t: T, field: RecordField): string {
  if (field.kind !== "choice") return "";
  const values = Object.keys(field.aliases).filter((value) => value !== "won");
  return formatList(values.map((value) => t(choiceLabel(field, value))));
}

/** Formats a stored value: money, dates and choices as text. */
export function storedText(
  t: T,
  field: RecordField,
  value: string | number | undefined,
  personName: (id: string) => string,
): string {
  if (value === undefined) return "";
  return formatField(field, field.kind === "person" ? personName(String(value)) : value, t) ?? "";
}

const invalidMessages: Partial<Record<RecordField["kind"], string>> = {
  email: "This is no e-mail address. Write it as name@business.com.",
  phone: "This is no phone number. Write 7 to 15 digits.",
  region: "This is no state or province. Write it as OH or Ohio.",
  money: "This is no amount. Write it as 299 or $299.00, up to $1,000,000.",
  day: "There is no such day. Write it as 2026-11-21.",
  domain: "This is no domain. Write it as business.com.",
  website: "This is no web address. Write it as https://business.com.",
};

export function problemMessage(t: T, list: ImportList, { field: id, code }: Problem): string {
  const field = fieldById(list, id);
  const label = field === undefined ? "" : t(field.label);
  switch (code) {
    case "extra-cells":
      return t("This row has more cells than the header. Put text that has commas in quotes.");
    case "won":
      return t("A won lead is a client. Import it as a client, or give it another stage.");
    case "required":
      return id === "town" && list === "clients"
        ? t("An address needs a town. Fill in the town, or leave the street out.")
        : t("{{label}} is missing. Fill it in.", { label });
    case "too-long":
      return field?.kind === "text"
        ? t("This is too long. Keep it to {{longest}} characters.", {
            longest: formatNumber(field.maxLength),
          })
        : t("This is too long. Shorten it.");
    case "repeated":
      return t("An earlier row has this domain. Keep it in one of them.");
    case "ambiguous":
      return field?.kind === "person"
        ? t("Several people on the staff have this name. Leave it out, and assign them later.")
        : t("Several clients have this name. Write the client’s domain instead.");
    case "unclear-several":
      return t("Several leads look like this. Merge them, or add our reference to the row.");
    case "unclear-unsure":
      return t("This may be somebody else. Add our reference to the row if it is the same person.");
    case "unclear-won":
      return t("This is a client already. Change the client instead.");
    case "unclear-archived":
      return t("This is archived. Bring it back first.");
    case "unclear-repeated":
      return t("An earlier row is about the same lead. Keep one of them.");
    case "unknown":
      return unknownValueMessage(t, field);
    case "power-of-ten":
      return t(
        "A spreadsheet shortened this number, and its last digits are gone. Make its column text there, and write the number again.",
      );
    case "invalid":
      return t(invalidMessages[field?.kind ?? "text"] ?? "This cannot be stored. Change it.");
  }
}

function unknownValueMessage(t: T, field: RecordField | undefined): string {
  if (field?.id === "client")
    return t("There is no such client. Write its business or its domain as it is in Clients.");
  if (field?.id === "site") return t("This domain is not among the client’s sites. Leave it out.");
  if (field?.kind === "person")
    return t("Nobody on the staff is called this. Write the full name, or leave it out.");
  if (field === undefined) return t("This cannot be stored. Change it.");
  return t("This is not one we know. Use one of these: {{choices}}.", {
    choices: choicesOf(t, field),
  });
}

export function refusalMessage(t: T, refusal: FileRefusal | "too-large" | "unreadable"): string {
  switch (refusal) {
    case "empty":
      return t("There is nothing in this file. Choose one with a row for each record.");
    case "only-header":
      return t("This file has a header and no rows below it. Choose one that has some.");
    case "too-many-rows":
      return t("This file has more than {{limit}} rows. Split it and import the parts.", {
        limit: formatNumber(IMPORT_MAX_ROWS),
      });
    case "too-large":
      return t("This file is larger than 20 MB. Split it and import the parts.");
    case "not-text":
      return t("This is a workbook, not a text file. Save it as CSV in your spreadsheet first.");
    case "unreadable":
      return t("This file could not be read. Choose it again, or save it anew as CSV.");
  }
}
