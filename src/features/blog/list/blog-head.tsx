import { Rss } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import type { PostFilters } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { BlogSearch } from "../blog-search";
import { CategoryTabs } from "./category-tabs";

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
