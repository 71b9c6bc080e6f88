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
import { inboundListQuery } from "@/data/inbound-mails/queries";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { useNow } from "@/hooks/use-now";
import { isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { InboundSheet } from "./inbound-sheet";
import { useInboundColumns, useInboundTitle } from "./unmatched-columns";
import { SORT_LABELS, unmatchedSpec } from "./unmatched-search";
import { useUnmatchedFilters } from "./use-unmatched-filters";

const POLL_MS = 30_000;

/** Mail that came in and belongs to nothing yet, for a person to say where. */
export function UnmatchedPage() {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const rights = useCrmRights();
  const readsAny = rights.writesLeads || rights.writesTickets;
  const address = useListAddress(unmatchedSpec);
  const { filters, sort, open, columns: shown } = address.search;
  const answer = useInfiniteQuery({ ...inboundListQuery(filters, sort), refetchInterval: POLL_MS });
  const pages = useListPages<InboundMail>(answer, rights.member?.id ?? null);
  const listFilters = useUnmatchedFilters(readsAny);
  const { change } = address;
  const handleOpen = useCallback((id: string) => change({ open: id }), [change]);
  const title = useInboundTitle({ hrefOf: address.hrefOf, onOpen: handleOpen });
  const columns = useInboundColumns(now);
  return (
    <>
      <ListHead
        title={t("Unmatched")}
        count={
          <>
            {t("Mail that came in and fits no ticket or lead by itself.")}{" "}
            {!readsAny && isDemo && <SampleData />}
          </>
        }
        notice={!readsAny && <SamplesNotice isMember={rights.member !== null} />}
      />
      <Card className="@container flex flex-col" aria-label={t("Mails that came in")}>
        <FilterBar
          address={address}
          searchLabel={t("Search mails")}
          searchPlaceholder={t("Sender, subject or words")}
          filters={listFilters}
          sorts={SORT_LABELS.map(({ value, label }) => ({ value, label: t(label) }))}
          columns={columns}
        />
        <DataTable
          label={t("Mails that came in")}
          labels={{
            failed: t("The mails could not be loaded"),
            noMatch: t("No mail matches."),
            empty: {
              heading: t("Nothing waits"),
              body: t("Answers to our mails are added to their tickets and leads by themselves."),
            },
          }}
          pages={pages}
          title={title}
          columns={columns}
          shown={shown}
          order={sort}
          onOrder={address.setSort}
          openId={open}
          stackBelow="xl"
          isPageScrolled
          tableClassName="table-fixed"
          isFiltered={Object.keys(filters).length > 0}
          onClearFilters={address.clearFilters}
        />
      </Card>
      <InboundSheet
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
        t("Your role reads no mails that come in, so these are samples.")
      ) : (
        <>
          {t("These are sample mails, to look at. Real ones are for staff.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </>
      )}
    </Alert>
  );
}
