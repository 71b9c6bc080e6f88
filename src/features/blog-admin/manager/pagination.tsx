import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "@/lib/format";
import "./pagination.css";

type PaginationProps = {
  page: number;
  pages: number;
  searchOfPage: (page: number) => string;
};

/** The first and last page, and those around the present one; null stands for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

export function Pagination({ page, pages, searchOfPage }: PaginationProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: typeof ChevronLeft) => {
    const Icon = icon;
    const content = <Icon size={20} aria-hidden />;
    if (to < 1 || to > pages) return <span className="page-link page-link-off">{content}</span>;
    return (
      <Link className="page-link" to={searchOfPage(to)} preventScrollReset aria-label={label}>
        {content}
      </Link>
    );
  };
  return (
    <nav className="pagination-box" aria-label={t("Pages")}>
      <div className="pagination">
        {step(page - 1, t("Previous page"), ChevronLeft)}
        <ol>
          {pagesToShow(page, pages).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span aria-hidden="true">{"…"}</span>
              ) : (
                <Link
                  className="page-link"
                  to={searchOfPage(number)}
                  preventScrollReset
                  aria-label={t("Page {{number}}", { number: formatNumber(number) })}
                  aria-current={number === page ? "page" : undefined}
                >
                  {formatNumber(number)}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <p className="pagination-short tabular-nums">
          {t("Page {{page}} of {{pages}}", {
            page: formatNumber(page),
            pages: formatNumber(pages),
          })}
        </p>
        {step(page + 1, t("Next page"), ChevronRight)}
      </div>
    </nav>
  );
}
