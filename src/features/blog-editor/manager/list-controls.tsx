import { useTranslation } from "react-i18next";
import { SearchField } from "@/components/data-table/filters/search-field";
import { CardAction, CardHeader } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import type { PostCounts } from "@/data/posts/queries";
import { formatNumber } from "@/lib/format/format";
import { searchFields } from "@/data/records/record-list";
import {
  STATUS_VIEWS,
  type ChangeFilters,
  type ListFilters,
  type StatusView,
} from "./list-filters";

type ListControlsProps = {
  filters: ListFilters;
  onChange: ChangeFilters;
  counts: PostCounts | null;
  categories: readonly string[];
};

export function ListControls({ filters, onChange, counts, categories }: ListControlsProps) {
  const { t } = useTranslation();
  const labels: Record<StatusView, string> = {
    all: t("All"),
    published: t("Published"),
    scheduled: t("Scheduled"),
    drafts: t("Drafts"),
    deleted: t("Deleted"),
  };
  // Includes a category from the URL that no post has.
  const options = new Set([
    ...categories,
    ...(filters.category === null ? [] : [filters.category]),
  ]);
  return (
    <div className="@container">
      <CardHeader>
        <ToggleGroup
          className="flex-wrap @max-4xl:flex-[1_0_100%]"
          aria-label={t("Status")}
          value={filters.status}
          onValueChange={(status) => onChange({ status })}
        >
          {STATUS_VIEWS.map((status) => (
            <ToggleGroupItem
              key={status}
              className="@max-xl:grid @max-xl:min-h-12 @max-xl:content-center @max-xl:justify-items-center @max-xl:px-0.5 @max-xl:text-xs/tight @max-xl:font-stretch-82%"
              value={status}
            >
              <span>{labels[status]}</span>{" "}
              {counts !== null && status !== "deleted" && (
                <span className="font-medium tabular-nums">{formatNumber(counts[status])}</span>
              )}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
        <CardAction className="min-w-0 flex-[1_1_21rem] flex-nowrap justify-end @max-4xl:flex-[1_0_100%] @max-xl:flex-wrap">
          <SearchField
            className="@max-4xl:max-w-none @max-xl:basis-full"
            label={t("Search posts")}
            searched={searchFields.posts}
            address={{
              values: { search: filters.search },
              setFilter: (_name, search, options) =>
                onChange({ search: typeof search === "string" ? search : "" }, options),
            }}
          />
          <Select
            className="w-auto min-w-0 flex-[0_1_11rem] @max-xl:basis-full"
            aria-label={t("Filter by category")}
            value={filters.category ?? ""}
            onChange={(event) => onChange({ category: event.target.value || null })}
          >
            <option value="">{t("All categories")}</option>
            {[...options].map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </Select>
        </CardAction>
      </CardHeader>
    </div>
  );
}
