import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import type { ImportCheck } from "@/data/crm/imports";
import { formatNumber } from "@/lib/format";

/** Rows that look like a record that is there, or like an earlier row. */
export function DuplicateList({ found }: { found: ImportCheck }) {
  const { t } = useTranslation();
  if (found.duplicates === 0) return null;
  const more = found.duplicates - found.firstDuplicates.length;
  return (
    <div className="imp-part">
      <h3>{t("Possible duplicates")}</h3>
      <ScrollRegion className="scroll imp-duplicates" aria-label={t("Possible duplicates")}>
        <ul>
          {found.firstDuplicates.map(({ line, name, ofLine }) => (
            <li key={line}>
              {name === null
                ? t("Line {{line}} looks like line {{ofLine}}.", {
                    line: formatNumber(line),
                    ofLine: formatNumber(ofLine ?? 0),
                  })
                : t("Line {{line}} looks like {{name}}, which is here already.", {
                    line: formatNumber(line),
                    name,
                  })}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {more > 0 && (
        <p className="imp-note imp-more">
          {t("And {{number}} more.", { number: formatNumber(more) })}
        </p>
      )}
    </div>
  );
}
