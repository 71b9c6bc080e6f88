import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { PAGE_SIZE, type PostListPage } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { listAddress } from "./list-address";

type ListStatusProps = {
  page: PostListPage | null;
};

/** Announces the number of results. Always mounted, so that screen readers announce changes. */
export function ListStatus({ page }: ListStatusProps) {
  const status = useStatusLabel(page);
  const { t } = useTranslation();
  const isSeen =
    page !== null &&
    page.posts.length > 0 &&
    (page.filters.search !== "" || page.filters.category !== null);
  return (
    <div
      className={
        isSeen
          ? "flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 pt-5 pb-3 text-sm wrap-anywhere text-muted"
          : "sr-only"
      }
    >
      <p role="status">{status}</p>
      {page?.mended && (
        <TextLink
          className="inline-flex min-h-11 items-center font-semibold text-text"
          to={listAddress({ category: page.filters.category, search: page.mended })}
          preventScrollReset
        >
          {t("Did you mean “{{mended}}”?", { mended: page.mended })}
        </TextLink>
      )}
      {isSeen && (
        <TextLink
          className="inline-flex min-h-11 items-center text-text"
          to={paths.blog}
          preventScrollReset
        >
          {t("Show all posts")}
        </TextLink>
      )}
    </div>
  );
}

function useStatusLabel(page: PostListPage | null): string {
  const { t } = useTranslation();
  if (page === null) return "";
  const { filters, posts, mended, isPartial, total } = page;
  const { search, category } = filters;
  const pageCount = Math.ceil((total ?? 0) / PAGE_SIZE);
  const place =
    filters.page > 0 && posts.length > 0
      ? ` ${t("Page {{page}} of {{pageCount}}.", { page: filters.page + 1, pageCount })}`
      : "";
  const values = { search, category, total, mended };
  if (search !== "") {
    if (total === null) return "";
    if (mended !== null) {
      return (
        t("Nothing matches “{{search}}”. {{total}} posts match “{{mended}}”, best match first.", {
          ...values,
          count: total,
          defaultValue_one: "Nothing matches “{{search}}”. One post matches “{{mended}}”.",
        }) + place
      );
    }
    if (isPartial) {
      return (
        t("No post has all of “{{search}}”. {{total}} have some of its words, closest first.", {
          ...values,
          count: total,
          defaultValue_one: "No post has all of “{{search}}”. One has some of its words.",
        }) + place
      );
    }
    if (category !== null) {
      if (total === 0) return t("Nothing in {{category}} matches “{{search}}”.", values);
      return (
        t("{{total}} posts in {{category}} match “{{search}}”, best match first.", {
          ...values,
          count: total,
          defaultValue_one: "One post in {{category}} matches “{{search}}”.",
        }) + place
      );
    }
    if (total === 0) return t("Nothing matches “{{search}}”.", values);
    return (
      t("{{total}} posts match “{{search}}”, best match first.", {
        ...values,
        count: total,
        defaultValue_one: "One post matches “{{search}}”.",
      }) + place
    );
  }
  if (category !== null && total !== null) {
    if (total === 0) return t("No posts in {{category}} yet.", values);
    return (
      t("{{total}} posts in {{category}}, newest first.", {
        ...values,
        count: total,
        defaultValue_one: "One post in {{category}}.",
      }) + place
    );
  }
  return place.trim();
}
