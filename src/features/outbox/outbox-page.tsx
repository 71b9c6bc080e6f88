import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@/components/data-table/data-table";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import { ListHead } from "@/components/data-table/list-head";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListAddress } from "@/components/data-table/views/use-list-address";
import { SampleData } from "@/components/record/sample-mark";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { mailListQuery } from "@/data/mails/queries";
import type { Mail } from "@/data/mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { useNow } from "@/hooks/use-now";
import { isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { MailSheet } from "./mail-sheet";
import { useMailColumns, useMailTitle } from "./outbox-columns";
import { outboxSpec, SORT_LABELS } from "./outbox-search";
import { SendingNotice } from "./sending-notice";
import { useOutboxFilters } from "./use-outbox-filters";

const POLL_MS = 15_000;
const isLate = ({ state }: Mail) => state === "failed";

/** Every mail that is to go out, is on its way or went, and what it says. */
export function OutboxPage() {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const rights = useCrmRights();
  const readsAny = rights.readsClients || rights.readsLeads;
  const address = useListAddress(outboxSpec);
  const { filters, sort, open, columns: shown } = address.search;
  const answer = useInfiniteQuery({ ...mailListQuery(filters, sort), refetchInterval: POLL_MS });
  const pages = useListPages<Mail>(answer, rights.member?.id ?? null);
  const listFilters = useOutboxFilters(readsAny);
  const { change } = address;
  const handleOpen = useCallback((id: string) => change({ open: id }), [change]);
  const title = useMailTitle({ hrefOf: address.hrefOf, onOpen: handleOpen });
  const columns = useMailColumns(now);
  return (
    <>
      <ListHead
        title={t("Outbox")}
        count={
          <>
            {t("Every mail we send, and what became of it.")}{" "}
            {!readsAny && isDemo && <SampleData />}
          </>
        }
        notice={
          <>
            <SendingNotice />
            {!readsAny && <SamplesNotice isMember={rights.member !== null} />}
          </>
        }
      />
      <Card className="@container flex flex-col" aria-label={t("Mails")}>
        <FilterBar
          address={address}
          searchLabel={t("Search mails")}
          searchPlaceholder={t("Name, address, reference or ticket")}
          filters={listFilters}
          sorts={SORT_LABELS.map(({ value, label }) => ({ value, label: t(label) }))}
          columns={columns}
        />
        <DataTable
          label={t("Mails")}
          labels={{
            failed: t("The mails could not be loaded"),
            noMatch: t("No mail matches."),
            empty: {
              heading: t("Nothing has been written yet"),
              body: t("The next request, reply or assignment puts its mail here."),
            },
          }}
          pages={pages}
          title={title}
          columns={columns}
          shown={shown}
          order={sort}
          onOrder={address.setSort}
          openId={open}
          isLate={isLate}
          stackBelow="xl"
          isPageScrolled
          tableClassName="table-fixed"
          isFiltered={Object.keys(filters).length > 0}
          onClearFilters={address.clearFilters}
        />
      </Card>
      <MailSheet
        id={open}
        known={pages.rows.find(({ id }) => id === open)}
        onClose={() => change({ open: null })}
      />
    </>
  );
}

/** Said once, plainly: whose mails these are. */
function SamplesNotice({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation();
  return (
    <Alert variant="warning" className="mb-4">
      {isMember ? (
        t("Your role reads no mails, so these are samples.")
      ) : (
        <>
          {t("These are sample mails, to look at. Real ones are for staff.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </>
      )}
    </Alert>
  );
}
