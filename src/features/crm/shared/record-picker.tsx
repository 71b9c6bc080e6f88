import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { useSearchedFields } from "@/components/data-table/filters/search-field";
import { Button } from "@/components/ui/button";
import { Combobox, ComboboxInput, ComboboxItem, ComboboxList } from "@/components/ui/combobox";
import { FieldError } from "@/components/ui/field";
import { clientListQuery } from "@/data/clients/queries";
import type { ClientRow } from "@/data/clients/schema";
import { leadListQuery } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { ticketListQuery } from "@/data/tickets/queries";
import { TICKET_STATUSES, type Ticket } from "@/data/tickets/schema";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { reasonOf } from "@/lib/errors/errors";
import { formatList } from "@/lib/format/format";
import { searchFields } from "@/data/records/record-list";
import { PickedRecord } from "./picked-record";

/** The chosen record with its label, and a note that distinguishes it. */
export type Target = {
  kind: "ticket" | "lead" | "client";
  id: string;
  label: string;
  note?: string | undefined;
};

type RecordPickerProps = {
  id: string;
  kind: Target["kind"];
  target: Target | null;
  typed: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onType: (typed: string) => void;
  onChange: (target: Target | null) => void;
};

/** Finds a client, ticket or lead, searching in the database. */
export function RecordPicker({ kind, target, ...search }: RecordPickerProps) {
  if (target !== null) {
    const { id, onChange } = search;
    const { label, note } = target;
    return <PickedRecord id={id} name={label} note={note} onChooseAnother={() => onChange(null)} />;
  }
  if (kind === "client") return <ClientSearch {...search} />;
  return kind === "ticket" ? <TicketSearch {...search} /> : <LeadSearch {...search} />;
}

type SearchProps = Omit<RecordPickerProps, "kind" | "target">;
type Option = Target & { note: string };

function useSearchFilter(typed: string) {
  const search = useDebouncedValue(typed.trim());
  return search === "" ? {} : { search };
}

/** Resolved tickets are reopened by their own client only. */
const OPEN_STATUSES = TICKET_STATUSES.filter((status) => status !== "resolved");

function TicketSearch(props: SearchProps) {
  const { t } = useTranslation();
  const filters = { ...useSearchFilter(props.typed), statuses: OPEN_STATUSES };
  const answer = useInfiniteQuery({
    ...ticketListQuery(filters, "-created"),
    placeholderData: keepPreviousData,
  });
  const options = answer.data?.pages[0]?.rows.map((row) => ticketOption(row, t));
  const { placeholder } = useSearchedFields(searchFields.tickets);
  const found = { options, placeholder, answer };
  return <Search {...props} {...found} label={t("Ticket")} />;
}

function ClientSearch(props: SearchProps) {
  const { t } = useTranslation();
  const filters = useSearchFilter(props.typed);
  const answer = useInfiniteQuery({
    ...clientListQuery(filters, "business"),
    placeholderData: keepPreviousData,
  });
  const options = answer.data?.pages[0]?.rows.map(clientOption);
  const placeholder = t("Business, contact, town or domain");
  const found = { options, placeholder, answer };
  return <Search {...props} {...found} label={t("Client")} />;
}

function LeadSearch(props: SearchProps) {
  const { t } = useTranslation();
  const filters = useSearchFilter(props.typed);
  const answer = useInfiniteQuery({
    ...leadListQuery(filters, "-created"),
    placeholderData: keepPreviousData,
  });
  const options = answer.data?.pages[0]?.rows.map(leadOption);
  const { placeholder } = useSearchedFields(searchFields.leads);
  const found = { options, placeholder, answer };
  return <Search {...props} {...found} label={t("Lead")} />;
}

const ticketOption = ({ id, number, subject, client }: Ticket, t: TFunction): Option => ({
  kind: "ticket",
  id,
  label: t("Ticket #{{number}}", { number }),
  note: formatList([subject, client.business]),
});

const clientOption = ({ id, business, contact, town, domain }: ClientRow): Option => ({
  kind: "client",
  id,
  label: business,
  note: formatList([contact?.name, town, domain]),
});

const leadOption = ({ id, business, name, email }: Lead): Option => ({
  kind: "lead",
  id,
  label: business ?? name,
  note: formatList([business === null ? null : name, email]),
});

type FoundProps = SearchProps & {
  label: string;
  options: Option[] | undefined;
  placeholder: string;
  answer: { error: unknown; isPending: boolean; refetch: () => unknown };
};

function Search({
  id,
  onChange,
  label,
  typed,
  inputRef,
  onType,
  options,
  placeholder,
  answer,
}: FoundProps) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState("");
  // The first of new results, so that Enter selects a visible one.
  const isMarkedShown = options?.some((option) => option.id === marked) === true;
  return (
    <Combobox
      label={label}
      shouldFilter={false}
      value={isMarkedShown ? marked : (options?.[0]?.id ?? "")}
      onValueChange={setMarked}
    >
      <ComboboxInput
        id={id}
        ref={inputRef}
        // Scrolls some results into view, too.
        className="scroll-mb-54"
        value={typed}
        onValueChange={onType}
        placeholder={placeholder}
        maxLength={200}
      />
      <ComboboxList label={t("What was found")}>
        {options?.map((option) => (
          <ComboboxItem
            key={option.id}
            value={option.id}
            className="flex-wrap gap-y-0"
            onSelect={() => onChange(option)}
          >
            <b className="font-semibold">{option.label}</b>
            <span className="text-xs text-muted">{option.note}</span>
          </ComboboxItem>
        ))}
      </ComboboxList>
      <p className="text-xs text-muted not-empty:mt-1.5" role="status">
        {answer.isPending && <span>{t("Looking it up")}</span>}
        {options?.length === 0 && <span>{t("Nothing matches. Try fewer words.")}</span>}
      </p>
      {answer.error !== null && answer.error !== undefined && (
        <FieldError className="mt-1.5">
          {t("They could not be loaded: {{reason}}.", { reason: reasonOf(answer.error) })}{" "}
          <Button
            variant="link"
            className="relative after:absolute after:inset-x-0 after:-inset-y-3"
            onClick={() => void answer.refetch()}
          >
            {t("Try again")}
          </Button>
        </FieldError>
      )}
    </Combobox>
  );
}
