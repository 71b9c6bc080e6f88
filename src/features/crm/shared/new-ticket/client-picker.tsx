import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Combobox, ComboboxInput, ComboboxItem, ComboboxList } from "@/components/ui/combobox";
import { FieldError } from "@/components/ui/field";
import { clientListQuery } from "@/data/clients/queries";
import { focusOnce } from "@/hooks/focus/focus-once";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { reasonOf } from "@/lib/errors/errors";
import { formatList } from "@/lib/format/format";
import { useSearchedFields } from "@/components/data-table/filters/search-field";
import { searchFields } from "@/data/records/record-list";
import { PickedRecord } from "../picked-record";

export type PickedClient = { id: string; business: string };

type ClientPickerProps = {
  id: string;
  client: PickedClient | null;
  onChange: (client: PickedClient | null) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
};

export function ClientPicker({ client, ...search }: ClientPickerProps) {
  if (client === null) return <ClientSearch {...search} />;
  const { id, onChange } = search;
  return <PickedRecord id={id} name={client.business} onChooseAnother={() => onChange(null)} />;
}

type ClientSearchProps = Omit<ClientPickerProps, "client">;

function ClientSearch({ id, onChange, isInvalid, describedBy }: ClientSearchProps) {
  const { t } = useTranslation();
  const { placeholder } = useSearchedFields(searchFields.clients);
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const { data, error, isPending, refetch } = useInfiniteQuery({
    ...clientListQuery(search === "" ? {} : { search }, "business"),
    placeholderData: keepPreviousData,
  });
  const rows = data?.pages[0]?.rows ?? [];
  const [marked, setMarked] = useState("");
  const isMarkedShown = rows.some((row) => row.id === marked);
  const hasMore = data?.pages[0]?.next !== null && rows.length > 0;
  return (
    <Combobox
      label={t("Client")}
      shouldFilter={false}
      value={isMarkedShown ? marked : (rows[0]?.id ?? "")}
      onValueChange={setMarked}
    >
      <ComboboxInput
        id={id}
        ref={focusOnce}
        value={typed}
        onValueChange={setTyped}
        placeholder={placeholder}
        maxLength={200}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <ComboboxList label={t("Clients found")}>
        {rows.map((row) => (
          <ComboboxItem
            key={row.id}
            value={row.id}
            className="flex-wrap gap-y-0"
            onSelect={() => onChange({ id: row.id, business: row.business })}
          >
            <b className="font-semibold">{row.business}</b>
            <span className="text-xs text-muted">
              {formatList([row.contact?.name, row.town, row.domain])}
            </span>
          </ComboboxItem>
        ))}
      </ComboboxList>
      <p className="text-xs text-muted not-empty:mt-1.5" role="status">
        {isPending && <span>{t("Looking up clients")}</span>}
        {data && rows.length === 0 && <span>{t("No client matches. Try fewer words.")}</span>}
        {hasMore && (
          <span>
            {t("Type to narrow it down; the first {{count}} are shown.", { count: rows.length })}
          </span>
        )}
      </p>
      {error && (
        <FieldError className="mt-1.5">
          {t("The clients could not be loaded: {{reason}}.", { reason: reasonOf(error) })}
          <Button variant="link" className="min-h-11" onClick={() => void refetch()}>
            {t("Try again")}
          </Button>
        </FieldError>
      )}
    </Combobox>
  );
}
