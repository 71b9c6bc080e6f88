import type { TFunction } from "i18next";
import type { ListColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/none-cell";
import {
  createdColumn,
  MAIL_TEXT_CELL,
  stateColumn,
} from "@/features/crm/shared/mails/mail-columns";
import type { MailRow } from "@/features/crm/shared/mails/mail-table";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { aboutLabel, perhapsLabel, senderOf, stateBadges, subjectOf } from "./inbox-labels";

/** More than two lines. */
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

export const inboxRow: MailRow<InboundMail> = {
  subjectOf,
  personOf: (mail, t) => t("From {{sender}}", { sender: senderOf(mail, t) }),
  columnsOf,
};
