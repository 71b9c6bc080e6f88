import { isOn, someOf } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import type { InboundFilters, InboundSort } from "@/data/inbound-mails/queries";
import { INBOUND_STATES } from "@/data/inbound-mails/schema";

const COLUMNS = ["state", "words", "about", "created"] as const;

export const inboxSpec: ListSpec<InboundFilters, InboundSort> = {
  filters: { states: someOf(INBOUND_STATES), samples: isOn },
  sorts: ["-created", "created"],
  columns: { all: COLUMNS, shown: COLUMNS },
  open: "mail",
};
