import { useTranslation } from "react-i18next";
import { Select } from "@/components/ui/select";
import { useDashboard } from "../dashboard-context";
import { PRIORITY_FILTER, STATUS_FILTER, TASK_FILTER, type FilterOptions } from "./support-labels";

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: FilterOptions<Value>;
  onChange: (value: Value) => void;
};

function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const { t } = useTranslation();
  return (
    <Select
      className="w-auto min-w-0 @max-xl:flex-1"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </Select>
  );
}

export function SupportFilters() {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  if (search.tab === "tasks") {
    return (
      <FilterSelect
        label={t("Task status")}
        value={search.task}
        options={TASK_FILTER}
        onChange={(task) => change({ task }, { isReplacing: true })}
      />
    );
  }
  return (
    <>
      <FilterSelect
        label={t("Ticket priority")}
        value={search.priority}
        options={PRIORITY_FILTER}
        onChange={(priority) => change({ priority }, { isReplacing: true })}
      />
      <FilterSelect
        label={t("Ticket status")}
        value={search.status}
        options={STATUS_FILTER}
        onChange={(status) => change({ status }, { isReplacing: true })}
      />
    </>
  );
}
