import { Rss } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PostFilters } from "@/data/post-list";
import { paths } from "@/lib/paths";
import { BlogSearch } from "./blog-search";
import { CategoryTabs } from "./category-tabs";
import "./blog-head.css";

/** The name over the door, and what to find one's way with. */
export function BlogHead({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  return (
    <div className="blog-head">
      <h1 className="display">{t("Shop talk")}</h1>
      <p className="lead">
        {t(
          "Plain notes on websites, search and phones, for people who would rather be on the tools.",
        )}
      </p>
      <div className="blog-find">
        <BlogSearch filters={filters} />
        <a className="blog-feed" href={paths.rssFeed} type="application/rss+xml">
          <Rss size={18} aria-hidden />
          {t("RSS feed")}
        </a>
      </div>
      <CategoryTabs filters={filters} />
    </div>
  );
}
