import { Rss, Search, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useId, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Intro } from "@/components/intro";
import { postCategoriesQuery, type PostFilters } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { FadingRow } from "@/components/scroll-region";
import { POST_CATEGORIES } from "@/content/post-categories";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { listAddress, MAX_SEARCH, tidySearch } from "./list-address";

export function BlogHead({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-x-14 pt-9 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,26rem)] lg:pt-16">
      <h1 className="display col-span-full">{t("Shop talk")}</h1>
      <Intro className="mt-7 max-w-[44ch]">
        {t(
          "Plain notes on websites, search and phones, for people who would rather be on the job.",
        )}
      </Intro>
      <div className="mt-6 self-end lg:mt-0 print:hidden">
        <BlogSearch filters={filters} />
        <a
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-muted underline-offset-4 hover:text-text"
          href={paths.rssFeed}
          type="application/rss+xml"
        >
          <Rss size={18} aria-hidden />
          {t("RSS feed")}
        </a>
      </div>
      <CategoryTabs filters={filters} />
    </div>
  );
}

const NONE: readonly string[] = [];

function categoriesToShow(inUse: readonly string[], current: string | null): string[] {
  return [...new Set([...POST_CATEGORIES, ...inUse, ...(current === null ? [] : [current])])];
}

function CategoryTabs({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  // Without an answer the fixed six are shown.
  const { data: inUse = NONE } = useQuery(postCategoriesQuery());
  const { category, search } = filters;

  useEffect(() => {
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

function BlogSearch({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, type, ask } = useTypedSearch(filters);
  return (
    <search>
      <form
        className="grid gap-1.5"
        action={paths.blog}
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <Label htmlFor={id}>{t("Search the posts")}</Label>
        {filters.category !== null && (
          <Input type="hidden" name="category" value={filters.category} />
        )}
        <span className="relative block">
          <Search
            className="pointer-events-none absolute top-4 left-3.5 text-muted"
            size={20}
            aria-hidden
          />
          <Input
            size="lg"
            className="min-h-13 appearance-none pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
            id={id}
            ref={field}
            type="search"
            name="q"
            value={text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => type(event.target.value)}
          />
          {text !== "" && (
            <Button
              variant="ghost"
              size="icon"
              className="absolute top-1 right-1 text-muted hover:text-text"
              aria-label={t("Clear the search")}
              onClick={() => {
                type("");
                ask("");
                field.current?.focus();
              }}
            >
              <X size={20} aria-hidden />
            </Button>
          )}
        </span>
      </form>
    </search>
  );
}

const PAUSE_MS = 250;

/** The URL follows after a pause and is replaced, so that Back skips partial words. */
function useTypedSearch(filters: PostFilters) {
  const navigate = useNavigate();
  const [text, setText] = useState(filters.search);
  const requested = useRef(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  });

  const ask = (typed: string) => {
    clearTimeout(timer.current);
    const search = tidySearch(typed);
    if (search === latest.current.search) return;
    requested.current = search;
    const { category } = latest.current;
    void navigate(listAddress({ category, search }), { replace: true, preventScrollReset: true });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), PAUSE_MS);
  };

  useEffect(() => {
    // The field follows changes of the URL that it did not make.
    if (filters.search === requested.current) return;
    requested.current = filters.search;
    clearTimeout(timer.current);
    setText(filters.search);
  }, [filters.search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { text, type, ask };
}
