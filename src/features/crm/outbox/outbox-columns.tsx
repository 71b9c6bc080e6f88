import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/none-cell";
import {
  createdColumn,
  MAIL_TEXT_CELL,
  stateColumn,
} from "@/features/crm/shared/mails/mail-columns";
import type { MailRow } from "@/features/crm/shared/mails/mail-table";
import { mailKinds } from "@/data/mails/mail-kinds";
import type { Mail } from "@/data/mails/schema";
import { formatNumber } from "@/lib/format/format";
import { stateBadges, subjectOf } from "./mail-labels";

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

export const outboxRow: MailRow<Mail> = {
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
