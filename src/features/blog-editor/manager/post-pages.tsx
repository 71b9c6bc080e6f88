import { useTranslation } from "react-i18next";
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from "@/components/ui/pagination";
import { formatNumber } from "@/lib/format/format";

type PostPagesProps = {
  page: number;
  pages: number;
  hrefOfPage: (page: number) => string;
};

/** The first and last page, and those around the current one; null stands for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

export function PostPages({ page, pages, hrefOfPage }: PostPagesProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <div className="@container border-t border-line">
      <Pagination className="px-4.5 py-3 @max-xl:justify-between">
        <PaginationPrevious to={page > 1 ? hrefOfPage(page - 1) : null} />
        <PaginationContent className="@max-xl:hidden">
          {pagesToShow(page, pages).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <PaginationEllipsis />
              ) : (
                <PaginationLink
                  to={hrefOfPage(number)}
                  isActive={number === page}
                  aria-label={t("Page {{number}}", { number: formatNumber(number) })}
                >
                  {formatNumber(number)}
                </PaginationLink>
              )}
            </li>
          ))}
        </PaginationContent>
        <p className="font-semibold tabular-nums @xl:hidden">
          {t("Page {{page}} of {{pages}}", {
            page: formatNumber(page),
            pages: formatNumber(pages),
          })}
        </p>
        <PaginationNext to={page < pages ? hrefOfPage(page + 1) : null} />
      </Pagination>
    </div>
  );
}
