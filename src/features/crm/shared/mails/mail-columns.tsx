import type { TFunction } from "i18next";
import type { ListColumn } from "@/components/data-table/list-column";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";

export const MAIL_TEXT_CELL = "px-2 whitespace-normal wrap-anywhere in-[tbody]:text-code/[1.35]";

export const stateColumn = <State extends string>(
  t: TFunction,
  badges: Record<State, { label: string; variant: BadgeVariant }>,
): ListColumn<{ state: State }> => ({
  id: "state",
  label: t("State"),
  isBadge: true,
  className: "w-32 px-2",
  cell: ({ state }) => <Badge variant={badges[state].variant}>{t(badges[state].label)}</Badge>,
});

/** The age; the moment itself on hover. */
export const createdColumn = (t: TFunction, now: Date): ListColumn<{ created_at: string }> => ({
  id: "created",
  label: t("When"),
  sort: { key: "created", begins: "down" },
  className: "w-28 px-2 in-[tbody]:text-xs whitespace-normal text-muted",
  cell: ({ created_at }) => {
    const moment = parseTimestamp(created_at);
    return (
      moment && (
        <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
          {formatRelative(moment, now)}
        </time>
      )
    );
  },
});
