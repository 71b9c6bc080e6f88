import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListAddress } from "@/components/data-table/filters/use-list-address";
import { MailListHead } from "@/features/crm/shared/mails/mail-list-head";
import { MailTable } from "@/features/crm/shared/mails/mail-table";
import { inboundListQuery } from "@/data/inbound-mails/queries";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { searchFields } from "@/data/records/record-list";
import { InboundSheet } from "./inbound-sheet";
import { inboxRow } from "./inbox-columns";
import { inboxSpec } from "./inbox-search";
import { useInboxFilters } from "./use-inbox-filters";

const POLL_MS = 30_000;

/** Inbound mail that a person must assign. */
export function InboxPage() {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const readsAny = rights.writesLeads || rights.writesTickets;
  const address = useListAddress(inboxSpec);
  const { filters, sort, open } = address.search;
  const answer = useInfiniteQuery({ ...inboundListQuery(filters, sort), refetchInterval: POLL_MS });
  const pages = useListPages<InboundMail>(answer, rights.member?.id ?? null);
  return (
    <>
      <MailListHead
        title={t("Unmatched")}
        description={t("Mail that came in and belongs to no client or lead for certain.")}
        readsAny={readsAny}
        samplesReason={t("Your role reads no mails that come in, so these are examples.")}
      />
      <MailTable
        label={t("Mails that came in")}
        searched={searchFields.inboundMails}
        empty={{
          heading: t("Nothing is waiting"),
          body: t(
            "Clients’ requests become tickets by themselves, and answers join their tickets and leads.",
          ),
        }}
        address={address}
        filters={useInboxFilters(readsAny)}
        pages={pages}
        row={inboxRow}
      />
      <InboundSheet
        id={open}
        known={pages.rows.find(({ id }) => id === open)}
        onClose={() => address.change({ open: null })}
      />
    </>
  );
}
