import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { changeText, comparedText, directionOf } from "../panel/change";
import { SheetFigureList, SheetSection, useLoadedData } from "../print/sheet-section";
import { TILES, type TileNote } from "./tiles";

export function SheetFigures({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  const noteText = (note: TileNote) => {
    if (typeof note === "string") return note;
    if ("against" in note) return `${comparedText(t, note).text} ${note.against}`;
    const text = changeText(t, note.change, "percent");
    return directionOf(note.change) === null ? text : `${text} ${note.basis}`;
  };
  return (
    <SheetSection
      className={className}
      isHeadHidden
      title={t("Key figures")}
      data={useLoadedData(panelQuery("kpis", source, query))}
    >
      {(kpis) => (
        <SheetFigureList
          figures={TILES.map(({ label, nameOf, value, note, printedNote }) => ({
            label: nameOf?.(t, query) ?? t(label),
            value: value(kpis),
            note: printedNote?.(kpis, t) ?? noteText(note(kpis, t, { source, query })),
          }))}
        />
      )}
    </SheetSection>
  );
}
