import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { whoChanged, type Conflict } from "./conflict";
import { ConflictDialog } from "@/components/conflict-dialog";
import { ConflictTable } from "./conflict-table";

/** Columns that keep the typed value, the others taking the stored one; null for no decision. */
export type ConflictAnswer = readonly string[] | null;

type RecordConflictProps = {
  conflict: Conflict;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Starts with the typed values chosen. */
export function RecordConflict({ conflict, onAnswer }: RecordConflictProps) {
  const { t } = useTranslation();
  const [mine, setMine] = useState<readonly string[]>(conflict.columns);
  const event = whoChanged(conflict);
  const who = event?.actor_name ?? t("Somebody else");
  const moment = parseTimestamp(event?.happened_at);
  return (
    <ConflictDialog
      title={t("Two people changed this")}
      takeTheirsLabel={t("Take theirs")}
      keepLabel={mine.length === conflict.columns.length ? t("Keep mine") : t("Store as chosen")}
      safety={t("Whichever you choose, the history keeps both values and who set them.")}
      onTakeTheirs={() => onAnswer([])}
      onKeep={() => onAnswer(mine)}
      onClose={() => onAnswer(null)}
    >
      <p>
        {moment === null
          ? t("{{who}} saved a change before yours. Nothing of yours is stored yet.", { who })
          : t("{{who}} saved a change on {{time}}, before yours. Nothing of yours is stored yet.", {
              who,
              time: formatDateTime(moment),
            })}
      </p>
      <ConflictTable conflict={conflict} mine={mine} onChoose={setMine} />
    </ConflictDialog>
  );
}
