import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListAddress } from "@/components/data-table/filters/use-list-address";
import { MailListHead } from "@/features/crm/shared/mails/mail-list-head";
import { MailTable, type MailRow } from "@/features/crm/shared/mails/mail-table";
import { mailListQuery, type MailFilters, type MailSort } from "@/data/mails/queries";
import { MAIL_STATES, type Mail } from "@/data/mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { searchFields } from "@/data/records/record-list";
import { isOn, someOf } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { MAIL_KINDS, mailKinds } from "@/data/mails/mail-kinds";
import { Alert } from "@/components/ui/alert";
import { useMailSender } from "@/data/mails/use-mail-sender";
import { isDemo } from "@/lib/env";
import { formatDateTime } from "@/lib/dates/reader-time";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import type { ListColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/data-row";
import {
  createdColumn,
  MAIL_TEXT_CELL,
  stateColumn,
} from "@/features/crm/shared/mails/mail-columns";
import { formatNumber } from "@/lib/format/format";
import { MailSheet, stateBadges, subjectOf } from "./mail-sheet";

const COLUMNS = ["state", "about", "created", "tries", "error"] as const;

const outboxSpec: ListSpec<MailFilters, MailSort> = {
  filters: { states: someOf(MAIL_STATES), kinds: someOf(MAIL_KINDS), samples: isOn },
  sorts: ["-created", "created"],
  columns: { all: COLUMNS, shown: COLUMNS },
  open: "mail",
};

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

function SendingNotice() {
  const { t } = useTranslation();
  const sender = useMailSender();
  if (sender === undefined || sender.isSending) return null;
  return (
    <Alert variant="warning" className="mb-4">
      {sender.requestedAt !== null
        ? t("Nothing has been sent since {{time}}: the sender does not answer. Mails wait.", {
            time: formatDateTime(sender.requestedAt),
          })
        : isDemo
          ? t("Sending is off: no mail leaves this demo. Each stands here as it would arrive.")
          : t("Sending is not set up: no mail has left yet. Each waits here until it is.")}
    </Alert>
  );
}

/** The filters of the outbox. Readers who see samples only cannot choose them. */
function useOutboxFilters(hasOthers: boolean): ListFilter[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        name: "states",
        label: t("State"),
        kind: "some",
        options: MAIL_STATES.map((value) => ({ value, label: t(stateBadges[value].label) })),
      },
      {
        name: "kinds",
        label: t("Kind"),
        kind: "some",
        options: MAIL_KINDS.map((value) => ({ value, label: t(mailKinds[value].label) })),
      },
      ...(hasOthers ? [{ name: "samples", label: t("Examples"), kind: "on" } as const] : []),
    ],
    [t, hasOthers],
  );
}

const columnsOf = (t: TFunction, now: Date): ListColumn<Mail>[] => [
  stateColumn(t, stateBadges),
  {
    id: "about",
    label: t("About"),
    className: `w-[18%] ${MAIL_TEXT_CELL}`,
    cell: (mail) => <About mail={mail} />,
  },
  createdColumn(t, now),
  {
    id: "tries",
    label: t("Tries"),
    align: "end",
    isLabeled: true,
    className: "w-18 px-2 tabular-nums",
    cell: ({ tries }) => (tries === 0 ? <NoneCell label={t("None")} /> : formatNumber(tries)),
  },
  {
    id: "error",
    label: t("Last error"),
    isLabeled: true,
    className: `w-[22%] ${MAIL_TEXT_CELL}`,
    cell: ({ last_error }) => last_error ?? <NoneCell label={t("None")} />,
  },
];

const outboxRow: MailRow<Mail> = {
  subjectOf,
  personOf: ({ to_name: name, to_email: address }, t) =>
    t("To {{name}}, {{address}}", { name, address }),
  columnsOf,
  isLate: ({ state }) => state === "failed",
};

function About({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const who = mail.client?.business ?? mail.lead?.name;
  return who === undefined ? (
    <span>{t(mailKinds[mail.kind].label)}</span>
  ) : (
    <span>{t("{{kind}}: {{who}}", { kind: t(mailKinds[mail.kind].label), who })}</span>
  );
}
