import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "@/components/ui/select";
import { POST_SORTS, type PostSort } from "@/data/staff-posts";

type SortSelectProps = {
  sort: PostSort;
  isAscending: boolean;
  onChange: (sort: PostSort, isAscending: boolean) => void;
};

/** Every order in one list: for phones, where there are no column heads, and for "updated". */
export function SortSelect({ sort, isAscending, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const labels: Record<PostSort, [ascending: string, descending: string]> = {
    created: [t("Oldest first"), t("Newest first")],
    updated: [t("Longest unchanged first"), t("Latest change first")],
    title: [t("Title, A to Z"), t("Title, Z to A")],
    author: [t("Author, A to Z"), t("Author, Z to A")],
    category: [t("Category, A to Z"), t("Category, Z to A")],
    status: [t("Drafts first"), t("Published first")],
  };
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-xs font-semibold">
      <label htmlFor={id}>{t("Sort")}</label>
      <Select
        id={id}
        className="w-auto min-w-0"
        value={`${sort} ${isAscending ? "asc" : "desc"}`}
        onChange={(event) => {
          const chosen = POST_SORTS.find((name) => event.target.value.startsWith(`${name} `));
          if (chosen !== undefined) onChange(chosen, event.target.value.endsWith(" asc"));
        }}
      >
        {POST_SORTS.map((name) => {
          const [ascending, descending] = labels[name];
          const isDate = name === "created" || name === "updated";
          const options = [
            <option key={`${name} asc`} value={`${name} asc`}>
              {ascending}
            </option>,
            <option key={`${name} desc`} value={`${name} desc`}>
              {descending}
            </option>,
          ];
          return isDate ? options.toReversed() : options;
        })}
      </Select>
    </div>
  );
}
