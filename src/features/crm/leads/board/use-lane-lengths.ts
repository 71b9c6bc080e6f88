import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BOARD_PAGE_SIZE, fetchMoreOfStage, type BoardFilters } from "@/data/leads/queries";
import type { Board, LeadStage } from "@/data/leads/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

/** Cards that fill a screen; others are shown by a button, unless they are few. */
const FIRST = 5;
const LITTLE = 2;

type Lengths = Partial<Record<LeadStage, number>>;

/** The number of rendered cards per stage, with ways to show more. */
export function useLaneLengths(
  board: Board | undefined,
  filters: BoardFilters,
  queryKey: QueryKey,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const [lengths, setLengths] = useState<Lengths>({});
  const [loading, setLoading] = useState<LeadStage | null>(null);
  const lengthOf = (stage: LeadStage) => {
    const length = lengths[stage] ?? FIRST;
    const column = board?.[stage];
    const left = column?.next === null ? column.rows.length - length : LITTLE + 1;
    return left <= LITTLE ? length + LITTLE : length;
  };

  const more = async (stage: LeadStage) => {
    const column = board?.[stage];
    if (column === undefined || loading !== null) return;
    const wanted = lengthOf(stage) + BOARD_PAGE_SIZE;
    if (column.rows.length < wanted && column.next !== null) {
      setLoading(stage);
      try {
        const page = await fetchMoreOfStage(stage, filters, column.next);
        queryClient.setQueryData<Board>(
          queryKey,
          (latest) => latest && extended(latest, stage, page),
        );
      } catch (error) {
        say.failed(
          t("No more could be loaded: {{reason}}.", { reason: reasonOf(error) }),
          () => void more(stage),
        );
        return;
      } finally {
        setLoading(null);
      }
    }
    setLengths((current) => ({ ...current, [stage]: wanted }));
  };
  const grow = (stage: LeadStage) =>
    setLengths((current) => ({ ...current, [stage]: (current[stage] ?? FIRST) + 1 }));
  return { lengthOf, loading, more, grow };
}

function extended(
  board: Board,
  stage: LeadStage,
  page: Pick<Board["new"], "rows" | "next">,
): Board {
  const column = board[stage];
  const known = new Set(column.rows.map(({ id }) => id));
  const rows = [...column.rows, ...page.rows.filter(({ id }) => !known.has(id))];
  return { ...board, [stage]: { ...column, rows, next: page.next } };
}
