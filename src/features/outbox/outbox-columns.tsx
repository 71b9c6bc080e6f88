import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/rows/none-cell";
import { SampleMark } from "@/components/record/sample-mark";
import { Badge } from "@/components/ui/badge";
import type { Mail } from "@/data/mails/schema";
import { formatNumber, parseTimestamp } from "@/lib/format/format";
import { storedSubject } from "@/lib/mail/render-mail";
import { formatDateTime, formatRelative } from "@/lib/time/reader-time";
import { kindLabels, stateBadges } from "./mail-labels";

type TitleOptions = { hrefOf: (change: { open: string }) => string; onOpen: (id: string) => void };

/** What a mail is called by, to whom it goes. All of the row opens it. */
export function useMailTitle({ hrefOf, onOpen }: TitleOptions): TitleColumn<Mail> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t("Mail"),
      className: "max-w-none min-w-0",
      isWide: true,
      isWholeRow: true,
      text: (mail) => storedSubject(mail) ?? t(kindLabels[mail.kind]),
      // As it is sent, whatever language this page is read in.
      content: (mail) => (
        <span translate="no">{storedSubject(mail) ?? t(kindLabels[mail.kind])}</span>
      ),
      note: (mail) => (
        <>
          {t("To {{name}}, {{address}}", { name: mail.to_name, address: mail.to_email })}{" "}
          <SampleMark isSample={mail.is_sample} />
        </>
      ),
      href: ({ id }) => hrefOf({ open: id }),
      onOpen: ({ id }) => onOpen(id),
    }),
    [t, hrefOf, onOpen],
  );
}

export function useMailColumns(now: Date): ListColumn<Mail>[] {
  const { t } = useTranslation();
  return useMemo(() => mailColumns(t, now), [t, now]);
}

const text = "px-2 whitespace-normal wrap-anywhere in-[tbody]:text-code/[1.35]";

const mailColumns = (t: TFunction, now: Date): ListColumn<Mail>[] => [
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
    id: "about",
    label: t("About"),
    className: `w-[18%] ${text}`,
    cell: (mail) => <About mail={mail} />,
  },
  {
    id: "created",
    label: t("When"),
    sort: { key: "created", begins: "down" },
    className: "w-28 px-2 in-[tbody]:text-xs whitespace-normal text-muted",
    cell: ({ created_at }) => <Moment at={created_at} now={now} />,
  },
  {
    id: "tries",
    label: t("Tries"),
    align: "end",
    isLabeled: true,
    className: "w-18 px-2 tabular-nums",
    cell: ({ tries }) => formatNumber(tries),
  },
  {
    id: "error",
    label: t("Last error"),
    isLabeled: true,
    className: `w-[22%] ${text}`,
    cell: ({ last_error }) => last_error ?? <NoneCell label={t("None")} />,
  },
];

/** Which kind of mail it is, and of whom it tells. */
function About({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const who = mail.client?.business ?? mail.lead?.name;
  return who === undefined
    ? t(kindLabels[mail.kind])
    : t("{{kind}}: {{who}}", { kind: t(kindLabels[mail.kind]), who });
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
