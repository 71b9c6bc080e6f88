import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "@/components/ui/select";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { placeOptions, tradeOptions, type ReviewFilter } from "./review-filter";
import type { Review } from "./reviews-data";

type ReviewFilterBarProps = {
  reviews: readonly Review[];
  filter: ReviewFilter;
  shownCount: number;
  onChange: (filter: ReviewFilter) => void;
};

export function ReviewFilterBar({ reviews, filter, shownCount, onChange }: ReviewFilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form
      className="reviews-filter"
      data-needs-script
      aria-label={t("Filter reviews")}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="wrap">
        <label htmlFor={`${id}-trade`}>
          {t("Trade")}
          <Select
            className="w-auto max-sm:w-full"
            id={`${id}-trade`}
            value={filter.trade}
            onChange={(event) => onChange({ ...filter, trade: event.target.value })}
          >
            <option value="">{t("All trades")}</option>
            {tradeOptions(reviews).map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {t(label)}
              </option>
            ))}
          </Select>
        </label>
        <label htmlFor={`${id}-place`}>
          {t("Place")}
          <Select
            className="w-auto max-sm:w-full"
            id={`${id}-place`}
            value={filter.place}
            onChange={(event) => onChange({ ...filter, place: event.target.value })}
          >
            <option value="">{t("All states")}</option>
            {placeOptions(reviews).map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        <ToggleGroup
          aria-label={t("Rating")}
          value={filter.isCriticalOnly ? "critical" : "all"}
          onValueChange={(rating) => onChange({ ...filter, isCriticalOnly: rating === "critical" })}
        >
          <ToggleGroupItem value="all">{t("All reviews")}</ToggleGroupItem>
          <ToggleGroupItem value="critical">{t("Critical only")}</ToggleGroupItem>
        </ToggleGroup>
        <output className="tabular-nums">
          {t("Showing {{shown}} of {{total}}", { shown: shownCount, total: reviews.length })}
        </output>
      </div>
    </form>
  );
}
