import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@/components/data-table/data-table";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import { hasFilters, type ListFilter } from "@/components/data-table/filters/list-filter";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import type { ListLabels } from "@/components/data-table/list-states";
import type { ListPages } from "@/components/data-table/use-list-pages";
import type { FilterFace } from "@/components/data-table/filters/use-list-address";
import { Card } from "@/components/ui/card";
import { useNow } from "@/hooks/use-now";
import { RealMark } from "../sample-mark";

type MailAddress = FilterFace & {
  search: { open: string | null };
  change: (change: { open: string }) => void;
  hrefOf: (change: { open: string }) => string;
};

export type MailRow<Mail> = {
  subjectOf: (mail: Mail, t: TFunction) => string;
  personOf: (mail: Mail, t: TFunction) => string;
  columnsOf: (t: TFunction, now: Date) => ListColumn<Mail>[];
  isLate?: (mail: Mail) => boolean;
};

type ListedMail = { id: string; is_sample: boolean };

type MailTableProps<Mail extends ListedMail> = {
  label: string;
  searched: readonly string[];
  empty: ListLabels["empty"];
  address: MailAddress;
  filters: ListFilter[];
  pages: ListPages<Mail>;
  row: MailRow<Mail>;
};

/** A searchable, filterable list of mails, each opened beside it. */
export function MailTable<Mail extends ListedMail>({
  label,
  searched,
  empty,
  address,
  filters,
  pages,
  row,
}: MailTableProps<Mail>) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const columns = useMemo(() => row.columnsOf(t, now), [row, t, now]);
  const title = useMailTitle(row, address);
  return (
    <Card className="@container flex flex-col" aria-label={label}>
      <FilterBar
        address={address}
        searchLabel={t("Search mails")}
        searched={searched}
        filters={filters}
        sorts={[
          { value: "-created", label: t("Newest first") },
          { value: "created", label: t("Oldest first") },
        ]}
        columns={columns}
      />
      <DataTable
        label={label}
        labels={{
          failed: t("The mails could not be loaded"),
          noMatch: t("No mail matches."),
          empty,
        }}
        pages={pages}
        title={title}
        columns={columns}
        shown={address.columns}
        order={address.sort}
        onOrder={address.setSort}
        openId={address.search.open}
        {...(row.isLate && { isLate: row.isLate })}
        stackBelow="xl"
        isPageScrolled
        tableClassName="table-fixed"
        isFiltered={hasFilters(address)}
        onClearFilters={address.clearFilters}
      />
    </Card>
  );
}

function useMailTitle<Mail extends ListedMail>(
  { subjectOf, personOf }: MailRow<Mail>,
  { change, hrefOf }: MailAddress,
): TitleColumn<Mail> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t("Mail"),
      className: "max-w-none min-w-0",
      isWide: true,
      isRowLink: true,
      text: (mail) => subjectOf(mail, t),
      // The subject's language is the sender's, so it is not translated.
      content: (mail) => <span translate="no">{subjectOf(mail, t)}</span>,
      note: (mail) => (
        <>
          <span>{personOf(mail, t)}</span> <RealMark isSample={mail.is_sample} />
        </>
      ),
      href: ({ id }) => hrefOf({ open: id }),
      onOpen: ({ id }) => change({ open: id }),
    }),
    [t, subjectOf, personOf, change, hrefOf],
  );
}
