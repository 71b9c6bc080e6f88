import { useTranslation } from "react-i18next";
import { formatDateTime } from "@/lib/time/reader-time";
import type { ListWords } from "./filters/filter-labels";

type PrintedWordsProps = {
  words: ListWords;
  /** When the rows were read. */
  readAt: number;
};

/** On paper only, where no control says it: what was chosen, the order and the moment. */
export function PrintedWords({ words: { chosen, order }, readAt }: PrintedWordsProps) {
  const { t } = useTranslation();
  const said = [
    ...chosen.map(({ label, value }) => t("{{label}}: {{value}}", { label, value })),
    order,
    t("As of {{moment}}", { moment: formatDateTime(new Date(readAt)) }),
  ];
  return <p className="hidden print:block">{said.join(" · ")}</p>;
}
