import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/time/reader-time";
import { whoChanged, type Conflict } from "./conflict";
import { ConflictTable } from "./conflict-table";

/** The columns that keep what was typed, the others taking what is stored; null for no decision. */
export type ConflictAnswer = readonly string[] | null;

type ConflictDialogProps = {
  conflict: Conflict;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Two people changed one thing: both versions, field by field, and a choice. Decides nothing. */
export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  const { t } = useTranslation();
  const [mine, setMine] = useState<readonly string[]>(conflict.columns);
  const event = whoChanged(conflict);
  const who = event?.actorName ?? t("Somebody else");
  const moment = parseTimestamp(event?.at);
  return (
    <Dialog open onOpenChange={() => onAnswer(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("Two people changed this")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p>
            {moment === null
              ? t("{{who}} saved a change before yours. Nothing of yours is stored yet.", { who })
              : t(
                  "{{who}} saved a change on {{time}}, before yours. Nothing of yours is stored yet.",
                  {
                    who,
                    time: formatDateTime(moment),
                  },
                )}
          </p>
          <ConflictTable conflict={conflict} mine={mine} onChoose={setMine} />
          <p className="text-xs text-muted">
            {t("Whichever you choose, the history keeps both values and who set them.")}
          </p>
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button variant="secondary" className="sm:mr-auto" onClick={() => onAnswer(null)}>
            {t("Decide later")}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer([])}>
            {t("Take theirs")}
          </Button>
          <Button variant="ink" onClick={() => onAnswer(mine)}>
            {mine.length === conflict.columns.length ? t("Keep mine") : t("Store as chosen")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
