import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/rows/none-cell";
import { SampleMark } from "@/components/record/sample-mark";
import { Badge } from "@/components/ui/badge";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime, formatRelative } from "@/lib/time/reader-time";
import { stateBadges } from "./unmatched-labels";

type TitleOptions = { hrefOf: (change: { open: string }) => string; onOpen: (id: string) => void };

/** More than two lines show. */
const EXCERPT = 400;

export const senderOf = ({ from_name: name, from_email: email }: InboundMail, t: TFunction) =>
  [name, email].filter((part) => part !== "").join(", ") || t("No sender");

/** A mail's subject, and who wrote it. All of the row opens it. */
export function useInboundTitle({ hrefOf, onOpen }: TitleOptions): TitleColumn<InboundMail> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t("Mail"),
      className: "max-w-none min-w-0",
      isWide: true,
      isWholeRow: true,
      text: (mail) => mail.subject || t("No subject"),
      // As it was written, whatever language this page is read in.
      content: (mail) => <span translate="no">{mail.subject || t("No subject")}</span>,
      note: (mail) => (
        <>
          {t("From {{sender}}", { sender: senderOf(mail, t) })}{" "}
          <SampleMark isSample={mail.is_sample} />
        </>
      ),
      href: ({ id }) => hrefOf({ open: id }),
      onOpen: ({ id }) => onOpen(id),
    }),
    [t, hrefOf, onOpen],
  );
}

export function useInboundColumns(now: Date): ListColumn<InboundMail>[] {
  const { t } = useTranslation();
  return useMemo(() => inboundColumns(t, now), [t, now]);
}

const text = "px-2 whitespace-normal wrap-anywhere in-[tbody]:text-code/[1.35]";

const inboundColumns = (t: TFunction, now: Date): ListColumn<InboundMail>[] => [
  {
    id: "state",
    label: t("State"),
    isBadge: true,
    className: "w-32 px-2",
    cell: ({ state }) => (
      <Badge variant={stateBadges[state].variant}>{t(stateBadges[state].label)}</Badge>
    ),
  },
  {
    id: "words",
    label: t("What it says"),
    className: `w-[34%] ${text}`,
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
    className: `w-[16%] ${text}`,
    cell: (mail) => aboutLabel(mail, t) ?? <NoneCell label={t("Not known")} />,
  },
  {
    id: "created",
    label: t("When"),
    sort: { key: "created", begins: "down" },
    className: "w-28 px-2 in-[tbody]:text-xs whitespace-normal text-muted",
    cell: ({ created_at }) => <Moment at={created_at} now={now} />,
  },
];

/** What it was added to or may be about; null where that is not known. */
export function aboutLabel({ ticket, lead }: InboundMail, t: TFunction): string | null {
  if (ticket !== null) return t("Ticket #{{number}}", ticket);
  return lead?.name ?? null;
}

function Moment({ at, now }: { at: string; now: Date }) {
  const moment = parseTimestamp(at);
  return (
    moment && (
      <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
        {formatRelative(moment, now)}
      </time>
    )
  );
}
