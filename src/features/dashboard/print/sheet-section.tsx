import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format";

type SheetSectionProps<Data> = {
  className: string;
  title: string;
  /** What was chosen or counted, beside the title. */
  note?: string;
  /** Undefined when the panel had not loaded. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
};

export function SheetSection<Data>({
  className,
  title,
  note = "",
  data,
  children,
}: SheetSectionProps<Data>) {
  const { t } = useTranslation();
  return (
    <section className={className}>
      <div className="sheet-head">
        <h2>{title}</h2>
        {note !== "" && <p>{note}</p>}
      </div>
      {data === undefined ? (
        <p className="sheet-note">{t("Not loaded when this was printed.")}</p>
      ) : (
        children(data)
      )}
    </section>
  );
}

/** Says what there was no room for. */
export function MoreRows({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  return (
    <p className="sheet-note">
      {t("and {{number}} more, not on this sheet", { number: formatNumber(count) })}
    </p>
  );
}
