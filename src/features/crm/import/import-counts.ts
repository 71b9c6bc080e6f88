import type { TFunction } from "i18next";
import type { ImportList } from "@/data/imports/schema";
import { formatList, formatNumber } from "@/lib/format/format";

type T = TFunction;
/** `changed` is for leads only. */
type Counts = { added: number; changed: number };

export const rowCount = (t: T, count: number): string =>
  t("{{number}} rows", { count, number: formatNumber(count), defaultValue_one: "1 row" });

export function importedText(t: T, list: ImportList, { added, changed }: Counts): string {
  const [count, number] = [added, formatNumber(added)];
  const additions = {
    leads: t("{{number}} leads added", { count, number, defaultValue_one: "1 lead added" }),
    clients: t("{{number}} clients added", { count, number, defaultValue_one: "1 client added" }),
    tickets: t("{{number}} tickets added", { count, number, defaultValue_one: "1 ticket added" }),
  };
  const changes = t("{{number}} leads changed", {
    count: changed,
    number: formatNumber(changed),
    defaultValue_one: "1 lead changed",
  });
  return formatList([(added > 0 || changed === 0) && additions[list], changed > 0 && changes]);
}

export function plannedText(t: T, list: ImportList, { added, changed }: Counts): string {
  const [count, number] = [added, formatNumber(added)];
  const additions = {
    leads: t("{{number}} leads will be added.", {
      count,
      number,
      defaultValue_one: "1 lead will be added.",
    }),
    clients: t("{{number}} clients will be added.", {
      count,
      number,
      defaultValue_one: "1 client will be added.",
    }),
    tickets: t("{{number}} tickets will be added.", {
      count,
      number,
      defaultValue_one: "1 ticket will be added.",
    }),
  };
  const changes = t("{{number}} leads will be changed.", {
    count: changed,
    number: formatNumber(changed),
    defaultValue_one: "1 lead will be changed.",
  });
  if (changed === 0) return additions[list];
  return added === 0 ? changes : `${additions[list]} ${changes}`;
}

export function startLabel(t: T, list: ImportList, { added, changed }: Counts): string {
  const [count, number] = [added, formatNumber(added)];
  const change = formatNumber(changed);
  if (changed > 0 && added > 0) {
    return t("Add {{number}} leads, change {{change}}", {
      count,
      number,
      change,
      defaultValue_one: "Add 1 lead, change {{change}}",
    });
  }
  if (changed > 0) {
    return t("Change {{number}} leads", {
      count: changed,
      number: change,
      defaultValue_one: "Change 1 lead",
    });
  }
  return {
    leads: t("Add {{number}} leads", { count, number, defaultValue_one: "Add 1 lead" }),
    clients: t("Add {{number}} clients", { count, number, defaultValue_one: "Add 1 client" }),
    tickets: t("Add {{number}} tickets", { count, number, defaultValue_one: "Add 1 ticket" }),
  }[list];
}
