import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/format-time";
import { whoChanged, type Conflict } from "./conflict";
import { columnName, valueText } from "./record-words";
import { useNameOf } from "./use-name-of";
import "./conflict-dialog.css";

export type ConflictAnswer = "mine" | "theirs" | "undecided";

type ConflictDialogProps = {
  conflict: Conflict;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Two people changed one thing: both versions, field by field, and a choice. Decides nothing. */
export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const event = whoChanged(conflict);
  const who = event?.actorName ?? t("Somebody else");
  const moment = parseTimestamp(event?.at);
  return (
    <Dialog isOpen onClose={() => onAnswer("undecided")} title={t("Two people changed this")}>
      <div className="crm-conflict">
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
        <table>
          <thead>
            <tr>
              <th scope="col">{t("Field")}</th>
              <th scope="col">{t("Theirs, stored now")}</th>
              <th scope="col">{t("Yours, not stored")}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.columns.map((column) => (
              <tr key={column}>
                <th scope="row">{columnName(column, t)}</th>
                <td data-side={t("Theirs, stored now")}>
                  {valueText(column, conflict.theirs[column], nameOf, t)}
                </td>
                <td data-side={t("Yours, not stored")}>
                  {valueText(column, conflict.yours[column], nameOf, t)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="field-hint">
          {t("Whichever you choose, the history keeps both values and who set them.")}
        </p>
      </div>
      <div className="modal-foot crm-conflict-foot">
        <Button variant="secondary" onClick={() => onAnswer("undecided")}>
          {t("Decide later")}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer("theirs")}>
          {t("Take theirs")}
        </Button>
        <Button variant="ink" onClick={() => onAnswer("mine")}>
          {t("Keep mine")}
        </Button>
      </div>
    </Dialog>
  );
}
