import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { changes } from "./report-content";

export function ReportChanges() {
  const { t } = useTranslation();
  return (
    <ol>
      {changes.map(({ date, text, note, outcome, result }) => (
        <li
          key={date}
          className="grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-1 border-b border-line-strong py-3.5 text-base/snug sm:grid-cols-[4rem_1fr_1.1fr_5.5rem] sm:gap-x-6 print:grid-cols-[4rem_1fr_1.1fr_5rem] print:py-1 print:text-[0.7rem]/[1.3]"
        >
          <time className="text-sm/snug whitespace-nowrap text-muted print:text-[0.7rem]/[1.3]">
            {date}
          </time>
          <p className="font-semibold">
            <span>{t(text)}</span>
            {note && (
              <small className="block text-sm font-normal text-muted print:text-[0.7rem]/[1.3]">
                {t(note)}
              </small>
            )}
          </p>
          <p className="text-text-2 max-sm:col-start-2">{t(outcome)}</p>
          <Badge
            className="self-start justify-self-end max-sm:col-start-2 max-sm:mt-1 max-sm:justify-self-start"
            variant={result === "Undone" ? "default" : "success"}
          >
            {t(result)}
          </Badge>
        </li>
      ))}
    </ol>
  );
}
