import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Label } from "@/components/ui/label";
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
  return (
    <form
      className="top-19 z-8 border-b-2 border-text bg-white lg:sticky print:hidden"
      data-needs-script
      aria-label={t("Filter reviews")}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
        <Choice
          label={t("Trade")}
          all={t("All trades")}
          options={tradeOptions(reviews).map(({ slug, label }) => ({ slug, name: t(label) }))}
          value={filter.trade}
          onChange={(trade) => onChange({ ...filter, trade })}
        />
        <Choice
          label={t("Place")}
          all={t("All states")}
          options={placeOptions(reviews)}
          value={filter.place}
          onChange={(place) => onChange({ ...filter, place })}
        />
        <ToggleGroup
          className="max-sm:w-full"
          aria-label={t("Rating")}
          value={filter.isCriticalOnly ? "critical" : "all"}
          onValueChange={(rating) => onChange({ ...filter, isCriticalOnly: rating === "critical" })}
        >
          <ToggleGroupItem value="all">{t("All reviews")}</ToggleGroupItem>
          <ToggleGroupItem value="critical">{t("Critical only")}</ToggleGroupItem>
        </ToggleGroup>
        <output className="text-sm text-muted tabular-nums sm:ml-auto">
          {t("Showing {{shown}} of {{total}}", { shown: shownCount, total: reviews.length })}
        </output>
      </div>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  /** The option for no filter. */
  all: string;
  options: readonly { slug: string; name: string }[];
  value: string;
  onChange: (slug: string) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5 max-sm:w-full">
      <Label className="max-sm:w-18" htmlFor={id}>
        {label}
      </Label>
      <Select
        className="w-auto max-sm:flex-1"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
