import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FadingRow } from "@/components/scroll-region";
import { postCategoriesQuery, type PostFilters } from "@/data/posts/published-list-queries";
import { POST_CATEGORIES } from "@/content/post-categories";
import { listAddress } from "../list-address";

const NONE: readonly string[] = [];

function categoriesToShow(inUse: readonly string[], current: string | null): string[] {
  return [...new Set([...POST_CATEGORIES, ...inUse, ...(current === null ? [] : [current])])];
}

export function CategoryTabs({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  // Without an answer the fixed six are shown.
  const { data: inUse = NONE } = useQuery(postCategoriesQuery());
  const { category, search } = filters;

  useEffect(() => {
    // Scrolls the current tab into view on a phone.
    const showChosen = () => {
      const tabs = row.current;
      const chosen = tabs?.querySelector<HTMLElement>('[aria-current="true"]');
      if (!tabs || !chosen) return;
      tabs.scrollLeft = chosen.offsetLeft - (tabs.clientWidth - chosen.offsetWidth) / 2;
    };
    showChosen();
    // The tabs' widths change when the web font has loaded.
    void document.fonts?.ready.then(showChosen);
  }, [category, inUse]);

  return (
    <FadingRow
      className="col-span-full mt-3 gap-1 border-b-2 border-text max-lg:-mx-gutter max-lg:px-gutter lg:mt-8 lg:flex-wrap print:hidden"
      aria-label={t("Categories")}
      ref={row}
    >
      {[null, ...categoriesToShow(inUse, category)].map((name) => (
        <Link
          key={name ?? ""}
          className="block max-w-[70vw] flex-none truncate rounded-t-sm px-3.5 text-base/12 font-medium no-underline hover:bg-concrete-100 focus-visible:shadow-none focus-visible:-outline-offset-3 aria-[current]:bg-curb-400 aria-[current]:font-bold"
          to={listAddress({ category: name, search })}
          aria-current={name === category ? "true" : undefined}
          preventScrollReset
        >
          {name === null ? t("All") : name}
        </Link>
      ))}
    </FadingRow>
  );
}
