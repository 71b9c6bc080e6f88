import { useTranslation } from "react-i18next";
import { DatesForm } from "@/components/dates/dates-form";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { daysOfSpan } from "./filter-params";
import { valuesOf, type ListFilter } from "./list-filter";
import type { FilterFace } from "./use-list-address";

type SpanDatesProps = {
  filter: ListFilter;
  address: Pick<FilterFace, "values" | "setFilter">;
  className?: string;
  onChosen?: () => void;
};

/** The two dates of a filter of days. */
export function SpanDates({ filter, address, className, onChosen }: SpanDatesProps) {
  const [value = ""] = valuesOf(address.values[filter.name]);
  const [first, last] = daysOfSpan(value) ?? ["", ""];
  return (
    <DatesForm
      className={className}
      label={filter.label}
      dates={{ first, last }}
      onChoose={(dates) => {
        address.setFilter(filter.name, `${dates.first}..${dates.last}`);
        onChosen?.();
      }}
    />
  );
}

type SpanDialogProps = Omit<SpanDatesProps, "onChosen"> & { isOpen: boolean; onClose: () => void };

export function SpanDialog({ isOpen, onClose, ...props }: SpanDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("{{label}}, from – to", { label: props.filter.label })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <SpanDates {...props} onChosen={onClose} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
