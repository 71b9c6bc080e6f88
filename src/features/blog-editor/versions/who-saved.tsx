import { useTranslation } from "react-i18next";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { useClock } from "../form/use-clock";
import type { LastSave } from "./use-last-save";

export function WhoSaved({ lastSave }: { lastSave: LastSave }) {
  const { t } = useTranslation();
  const now = useClock();
  const { isOwn, name, savedAt } = lastSave;
  if (savedAt === null) return <p>{t("It was saved after you opened it.")}</p>;
  const when = { relative: formatRelative(savedAt, now), time: formatDateTime(savedAt) };
  if (isOwn === true) {
    return (
      <p>
        {t(
          "You saved it in another tab {{relative}} ({{time}}), after you opened it here. What you typed here has not been saved yet. Choose field by field, or one version as a whole.",
          when,
        )}
      </p>
    );
  }
  return (
    <p>
      {t(
        "{{who}} saved it {{relative}} ({{time}}), after you opened it. Nothing of yours has been saved yet. Choose field by field, or one version as a whole.",
        { who: name ?? t("Somebody else"), ...when },
      )}
    </p>
  );
}
