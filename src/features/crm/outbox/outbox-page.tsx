import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListAddress } from "@/components/data-table/filters/use-list-address";
import { MailListHead } from "@/features/crm/shared/mails/mail-list-head";
import { MailTable } from "@/features/crm/shared/mails/mail-table";
import { mailListQuery } from "@/data/mails/queries";
import type { Mail } from "@/data/mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { searchFields } from "@/data/records/record-list";
import { MailSheet } from "./mail-sheet";
import { outboxRow } from "./outbox-columns";
import { outboxSpec } from "./outbox-search";
import { SendingNotice } from "./sending-notice";
import { useOutboxFilters } from "./use-outbox-filters";

const POLL_MS = 15_000;

export function OutboxPage() {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const readsAny = rights.readsClients || rights.readsLeads;
  const address = useListAddress(outboxSpec);
  const { filters, sort, open } = address.search;
  const answer = useInfiniteQuery({ ...mailListQuery(filters, sort), refetchInterval: POLL_MS });
  const pages = useListPages<Mail>(answer, rights.member?.id ?? null);
  return (
    <>
      <MailListHead
        title={t("Outbox")}
        description={t("Every mail we send, and what became of it.")}
        readsAny={readsAny}
        samplesReason={t("Your role reads no mails, so these are examples.")}
      >
        <SendingNotice />
      </MailListHead>
      <MailTable
        label={t("Mails")}
        searched={searchFields.mails}
        empty={{
          heading: t("Nothing has been written yet"),
          body: t("The next request, reply or assignment puts its mail here."),
        }}
        address={address}
        filters={useOutboxFilters(readsAny)}
        pages={pages}
        row={outboxRow}
      />
      <MailSheet
        id={open}
        known={pages.rows.find(({ id }) => id === open)}
        onClose={() => address.change({ open: null })}
      />
    </>
  );
}
