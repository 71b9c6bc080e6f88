import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format/format";
import type { Corrections } from "../engine/corrections";

type MendedNoteProps = { corrections: Corrections; onTakeBack: () => void };

/** Explains that corrected rows differ from the file. */
export function MendedNote({ corrections, onTakeBack }: MendedNoteProps) {
  const { t } = useTranslation();
  const count = Object.keys(corrections.mended).length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-b border-line bg-wait-bg px-4.5 py-3.5">
      <p className="max-w-[66ch] flex-[1_1_20rem]">
        {t("{{number}} rows were mended here. The file itself stays as it is.", {
          count,
          number: formatNumber(count),
          defaultValue_one: "1 row was mended here. The file itself stays as it is.",
        })}
      </p>
      <Button variant="secondary" onClick={onTakeBack}>
        {t("Undo the mending")}
      </Button>
    </div>
  );
}
