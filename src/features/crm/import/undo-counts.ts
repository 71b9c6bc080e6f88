import type { TFunction } from "i18next";
import type { ImportList, UndoneImport } from "@/data/imports/schema";
import { formatList, formatNumber } from "@/lib/format/format";

type T = TFunction;
/** `restored` is for leads only. */
type Undone = Pick<UndoneImport, "archived" | "restored">;

export function undoneText(t: T, list: ImportList, { archived, restored }: Undone): string {
  const [count, number] = [archived, formatNumber(archived)];
  const archivings = {
    leads: t("{{number}} leads archived again", {
      count,
      number,
      defaultValue_one: "1 lead archived again",
    }),
    clients: t("{{number}} clients archived again", {
      count,
      number,
      defaultValue_one: "1 client archived again",
    }),
    tickets: t("{{number}} tickets archived again", {
      count,
      number,
      defaultValue_one: "1 ticket archived again",
    }),
  };
  const restorings = t("{{number}} leads as before again", {
    count: restored,
    number: formatNumber(restored),
    defaultValue_one: "1 lead as before again",
  });
  return formatList([
    (archived > 0 || restored === 0) && archivings[list],
    restored > 0 && restorings,
  ]);
}

/** After undoing an earlier import: "Archived 12 leads. 3 leads say again what they said before." */
export function archivedText(t: T, list: ImportList, { archived, restored }: Undone): string {
  const [count, number] = [archived, formatNumber(archived)];
  const archivings = {
    leads: t("Archived {{number}} leads.", { count, number, defaultValue_one: "Archived 1 lead." }),
    clients: t("Archived {{number}} clients.", {
      count,
      number,
      defaultValue_one: "Archived 1 client.",
    }),
    tickets: t("Archived {{number}} tickets.", {
      count,
      number,
      defaultValue_one: "Archived 1 ticket.",
    }),
  };
  if (restored === 0) return archivings[list];
  const restorings = t("{{number}} leads say again what they said before.", {
    count: restored,
    number: formatNumber(restored),
    defaultValue_one: "1 lead says again what it said before.",
  });
  return `${archivings[list]} ${restorings}`;
}

/** Records that were changed since the import. */
export function keptText(t: T, list: ImportList, count: number): string {
  const number = formatNumber(count);
  return {
    leads: t("{{number}} leads stay: somebody has worked on them since.", {
      count,
      number,
      defaultValue_one: "1 lead stays: somebody has worked on it since.",
    }),
    clients: t("{{number}} clients stay: somebody has worked on them since.", {
      count,
      number,
      defaultValue_one: "1 client stays: somebody has worked on it since.",
    }),
    tickets: t("{{number}} tickets stay: somebody has worked on them since.", {
      count,
      number,
      defaultValue_one: "1 ticket stays: somebody has worked on it since.",
    }),
  }[list];
}
