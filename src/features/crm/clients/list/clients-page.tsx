import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useState, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { clientListQuery, exportPageOfClients, clientTotalsQuery } from "@/data/clients/queries";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { DataTable } from "@/components/data-table/data-table";
import { ExportButton } from "@/components/data-table/selection/export-button";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import { csvColumns } from "@/components/data-table/list-column";
import { hasFilters } from "@/components/data-table/filters/list-filter";
import { listSummary } from "@/components/data-table/filters/list-summary";
import { LIST_CARD, LIST_SCREEN, ListHead } from "@/components/data-table/list-head";
import { PrintedSummary } from "@/components/data-table/printed-summary";
import { SampleData } from "@/features/crm/shared/sample-mark";
import { searchFields } from "@/data/records/record-list";
import { SavedViews } from "@/features/crm/shared/list/saved-views-menu";
import { useListAddress } from "@/components/data-table/filters/use-list-address";
import { useListCommands } from "@/components/data-table/filters/use-list-commands";
import { useListExport } from "@/components/data-table/selection/use-list-export";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { clientFilters, type ClientFilters } from "@/data/clients/list";
import { formatNumber, formatUsdFigure } from "@/lib/format/format";
import { peopleQuery } from "@/data/staff/queries";
import { listFilters } from "@/features/crm/shared/list/record-filters";
import type { SortOption } from "@/components/data-table/sort-select";
import { AddClientDialog, emptyClientForm, type ClientDraft } from "./add-client-dialog";
import { ClientSelection } from "./client-selection";
import { useClientColumns } from "./client-columns";
import { clientIdCsv, fullClientCsv } from "./client-export";
import { clientListSpec } from "./client-list-spec";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { Alert } from "@/components/ui/alert";
import { isDemo } from "@/lib/env";
import { type StaffRole, staffRoles } from "@/data/staff/staff-roles";

type SampleNoticeProps = {
  /** Null while nobody is signed in. */
  role: StaffRole | null;
};

/** Explains why the reader sees only sample clients, and what to do. */
function SampleNotice({ role }: SampleNoticeProps) {
  const { t } = useTranslation();
  const about = { role: role === null ? "" : t(staffRoles[role].label) };
  return (
    <Alert variant="warning" className="mb-4">
      {role === null && (
        <span>
          {t("This is example data, and you are only looking.")}{" "}
          <Trans
            i18nKey="<signIn>Sign in</signIn> to change it."
            components={{ signIn: <TextLink to={paths.admin} /> }}
          />
        </span>
      )}
      {role !== null &&
        (isDemo
          ? t("The role {{role}} has no access to clients: these are examples, read only.", about)
          : t("The role {{role}} has no access to clients. An owner can change that.", about))}
    </Alert>
  );
}

export function ClientsPage() {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const address = useListAddress(clientListSpec);
  const { filters: chosen, sort, columns: shown } = address.search;
  const answer = useInfiniteQuery(clientListQuery(chosen, sort));
  const pages = useListPages(answer, rights.member?.id ?? null);
  const selection = useListSelection(pages.rows, JSON.stringify(chosen));
  const { title, columns } = useClientColumns();
  const { filters, sorts, staff } = useClientFilters();
  const [draft, setDraft] = useState<ClientDraft | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const startAdding = () => {
    setDraft(
      (kept) =>
        kept ?? {
          id: crypto.randomUUID(),
          values: emptyClientForm(rights.member?.id ?? "", new Date()),
        },
    );
    setIsAdding(true);
  };
  const isFiltered = hasFilters(address);
  const summary = listSummary(t, filters, sorts, address);
  const list = useListExport({
    name: t("Clients"),
    fetchPage: (...page) => exportPageOfClients(chosen, sort, ...page),
    columns: {
      shown: [...csvColumns(title, columns, shown), clientIdCsv],
      all: fullClientCsv(t),
    },
    summary,
    isSample: !rights.readsClients,
  });
  const canAdd = rights.writesClients;
  useListCommands({
    group: t("Clients"),
    searchLabel: t("Search clients"),
    add: canAdd ? { label: t("Add client"), run: startAdding } : null,
    onExport: pages.rows.length > 0 ? list.start : null,
    canSelect: canAdd,
  });

  return (
    <div className={LIST_SCREEN}>
      <ListHead
        title={t("Clients")}
        count={
          <>
            <span>
              <ClientCount filters={chosen} isFiltered={isFiltered} />
            </span>{" "}
            <SampleData />
          </>
        }
        notice={
          !rights.readsClients &&
          !pages.isEmptyHanded && <SampleNotice role={rights.member?.role ?? null} />
        }
      >
        <ExportButton list={list} isDisabled={pages.rows.length === 0} />
        {canAdd && (
          <>
            <Link
              className={cn(buttonVariants({ variant: "secondary" }), "max-sm:w-12 max-sm:px-0")}
              to={paths.crmImport("clients")}
            >
              <Upload size={17} aria-hidden />
              <span className="max-sm:sr-only">{t("Import")}</span>
            </Link>
            <Button className="max-sm:flex-1 max-sm:px-3" onClick={startAdding}>
              <Plus size={19} strokeWidth={2.2} aria-hidden />
              {t("Add client")}
            </Button>
          </>
        )}
      </ListHead>
      <PrintedSummary summary={summary} readAt={answer.dataUpdatedAt} />
      <Card className={LIST_CARD} aria-label={t("Clients")}>
        <FilterBar
          address={address}
          searchLabel={t("Search clients")}
          searched={searchFields.clients}
          filters={filters}
          sorts={sorts}
          columns={columns}
        >
          <SavedViews page="clients" address={address} canSave={rights.readsClients} />
        </FilterBar>
        <ClientSelection selection={selection} staff={staff} list={list} />
        <DataTable
          label={t("Clients")}
          labels={{
            failed: t("The clients could not be loaded"),
            empty: {
              heading: t("No clients yet"),
              body: t("A lead you win becomes one, and Add client starts one by hand."),
            },
            noMatch: t("No client matches."),
          }}
          pages={pages}
          title={title}
          columns={columns}
          shown={shown}
          order={sort}
          onOrder={address.setSort}
          selection={canAdd ? selection : null}
          isFiltered={isFiltered}
          onClearFilters={address.clearFilters}
        />
      </Card>
      {isAdding && draft !== null && (
        <AddClientDialog
          draft={draft}
          onClose={(values) => {
            setDraft({ ...draft, values });
            setIsAdding(false);
          }}
          onAdded={() => {
            setDraft(null);
            setIsAdding(false);
          }}
        />
      )}
    </div>
  );
}

type ClientCountProps = {
  filters: ClientFilters;
  isFiltered: boolean;
};

function ClientCount({ filters, isFiltered }: ClientCountProps) {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = useQuery(clientTotalsQuery(filters));
  // The data is still that of the previous filters.
  if (isPlaceholderData) return <span>{t("Loading")}</span>;
  if (data === undefined) return <span>{t("Every business that rents a website")}</span>;
  const { clients: count, paying, monthly_cents } = data;
  const counted = { count, number: formatNumber(count) };
  const clients = isFiltered
    ? t("{{number}} clients match", { ...counted, defaultValue_one: "1 client matches" })
    : t("{{number}} clients", { ...counted, defaultValue_one: "1 client" });
  if (count === 0) return <span>{clients}</span>;
  const amount = formatUsdFigure(monthly_cents / 100);
  const paid = () => {
    if (paying === 0) return t("None of them pays yet");
    if (paying === count) return t("{{amount}} a month", { amount });
    return t("{{active}} active at {{amount}} a month", { active: formatNumber(paying), amount });
  };
  return <span>{`${clients} · ${paid()}`}</span>;
}

function useClientFilters() {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(peopleQuery());
  return useMemo(() => {
    const owners = people.map(({ id, name, removed_at }) => ({
      value: id,
      label: removed_at === null ? name : t("{{name}} (left)", { name }),
    }));
    const owner = [...owners, { value: "none", label: t("Nobody") }];
    const filters = listFilters(t, "clients", clientFilters, { owner });
    const sorts: SortOption[] = [
      { value: "business", label: t("Business, A to Z") },
      { value: "-business", label: t("Business, Z to A") },
      { value: "-since", label: t("Newest client first") },
      { value: "since", label: t("Longest client first") },
      { value: "-price", label: t("Highest price first") },
      { value: "price", label: t("Lowest price first") },
      { value: "-updated", label: t("Latest change first") },
      { value: "updated", label: t("Longest unchanged first") },
      { value: "status", label: t("Status, from Onboarding") },
      { value: "owner", label: t("Owner, A to Z") },
      { value: "trade", label: t("Trade, A to Z") },
    ];
    const staff = people.filter((person) => person.removed_at === null);
    return { filters, sorts, staff };
  }, [t, people]);
}
