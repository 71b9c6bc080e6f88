import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListAddress } from "@/components/data-table/filters/use-list-address";
import { MailListHead } from "@/features/crm/shared/mails/mail-list-head";
import { MailTable, type MailRow } from "@/features/crm/shared/mails/mail-table";
import {
  inboundListQuery,
  type InboundFilters,
  type InboundSort,
} from "@/data/inbound-mails/queries";
import { INBOUND_STATES, type InboundMail } from "@/data/inbound-mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { searchFields } from "@/data/records/record-list";
import { isOn, someOf } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import type { ListColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/data-row";
import {
  createdColumn,
  MAIL_TEXT_CELL,
  stateColumn,
} from "@/features/crm/shared/mails/mail-columns";
import { InboundSheet } from "./inbound-sheet";
import { stateBadges, aboutLabel, perhapsLabel, senderOf, subjectOf } from "./inbox-labels";

const COLUMNS = ["state", "words", "about", "created"] as const;

const inboxSpec: ListSpec<InboundFilters, InboundSort> = {
  filters: { states: someOf(INBOUND_STATES), samples: isOn },
  sorts: ["-created", "created"],
  columns: { all: COLUMNS, shown: COLUMNS },
  open: "mail",
};

const POLL_MS = 30_000;

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

/** The filters of inbound mail. Readers who see samples only cannot choose them. */
function useInboxFilters(hasOthers: boolean): ListFilter[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        name: "states",
        label: t("State"),
        kind: "some",
        options: INBOUND_STATES.map((value) => ({ value, label: t(stateBadges[value].label) })),
      },
      ...(hasOthers ? [{ name: "samples", label: t("Examples"), kind: "on" } as const] : []),
    ],
    [t, hasOthers],
  );
}

const EXCERPT = 400;

const columnsOf = (t: TFunction, now: Date): ListColumn<InboundMail>[] => [
  stateColumn(t, stateBadges),
  {
    id: "words",
    isWide: true,
    label: t("What it says"),
    className: `w-[34%] ${MAIL_TEXT_CELL}`,
    cell: ({ body }) =>
      body === "" ? (
        <NoneCell label={t("None")} />
      ) : (
        <span className="line-clamp-2" translate="no">
          {body.slice(0, EXCERPT)}
        </span>
      ),
  },
  {
    id: "about",
    label: t("About"),
    isLabeled: true,
    className: `w-[16%] ${MAIL_TEXT_CELL}`,
    cell: (mail) =>
      aboutLabel(mail, t) ?? perhapsLabel(mail, t) ?? <NoneCell label={t("Not known")} />,
  },
  createdColumn(t, now),
];

const inboxRow: MailRow<InboundMail> = {
  subjectOf,
  personOf: (mail, t) => t("From {{sender}}", { sender: senderOf(mail, t) }),
  columnsOf,
};
