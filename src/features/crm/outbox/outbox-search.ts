import { isOn, someOf } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import type { MailFilters, MailSort } from "@/data/mails/queries";
import { MAIL_KINDS } from "@/data/mails/mail-kinds";
import { MAIL_STATES } from "@/data/mails/schema";

const COLUMNS = ["state", "about", "created", "tries", "error"] as const;

export const outboxSpec: ListSpec<MailFilters, MailSort> = {
  filters: { states: someOf(MAIL_STATES), kinds: someOf(MAIL_KINDS), samples: isOn },
  sorts: ["-created", "created"],
  columns: { all: COLUMNS, shown: COLUMNS },
  open: "mail",
};
