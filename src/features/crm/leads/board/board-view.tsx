import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { leadBoardQuery, type BoardFilters } from "@/data/leads/queries";
import {
  LEAD_STAGES,
  type Board as BoardData,
  type Lead,
  type LeadStage,
} from "@/data/leads/schema";
import { isWriting } from "@/data/records/mutations";
import { useNow } from "@/hooks/use-now";
import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { hasFilters } from "@/components/data-table/filters/list-filter";
import { Board } from "./board";
import { placementAt, type Target, type WonChoices } from "@/data/leads/board-moves";
import { BoardSkeleton } from "./board-skeleton";
import type { LeadsAddress } from "../leads-address";
import { asksWhenWon, WonDialog } from "../stage/won-dialog";
import { LostDialog } from "../stage/lost-dialog";
import { leadName } from "@/features/crm/shared/lead-labels";
import { focusCard } from "./use-card-focus";
import { useMoveLead } from "../stage/use-move-lead";
import { useCardCommands } from "./use-card-commands";
import { useLaneLengths } from "./use-lane-lengths";
import { useLogCall } from "@/features/crm/shared/use-log-call";

/** A lead that sent a form appears within seconds. */
const READ_EVERY_MS = 10_000;

type BoardViewProps = { address: LeadsAddress; canMove: boolean; onAdd: (() => void) | null };

export function BoardView({ address, canMove, onAdd }: BoardViewProps) {
  const { t } = useTranslation();
  const filters = useBoardFilters(address);
  const query = useMemo(() => leadBoardQuery(filters), [filters]);
  const queryClient = useQueryClient();
  const answer = useQuery({
    ...query,
    // During a move the database would return the previous board.
    refetchInterval: () => !isWriting(queryClient) && READ_EVERY_MS,
  });
  const { data, error, refetch, isFetching, isPlaceholderData } = answer;
  useEffect(() => {
    if (error) console.error("Error loading the board:", error);
  }, [error]);
  const move = useMoveLead();
  const { value: board, hold, release } = useFrozenWhile(data);
  const lengths = useLaneLengths(board, filters, query.queryKey);
  const { place, lost, won } = usePlacing(board, move, lengths.grow);
  const [stage, setStage] = usePhoneStage();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const isFiltered = hasFilters(address);
  const logCall = useLogCall();
  const onNoAnswer = (lead: Lead) => void logCall(lead, { isAnswered: false });
  const onMoveTo = (lead: Lead, wanted: LeadStage) => {
    place(lead, { stage: wanted, index: 0 });
    if (wanted !== "lost") focusCard(lead.id);
  };
  useCardCommands({ board, canMove, onMoveTo, onNoAnswer });

  const notice = error && (
    <ErrorNotice
      heading={t("The board could not be read")}
      body={
        board === undefined
          ? t("Nothing was changed. The reason: {{message}}.", { message: reasonOf(error) })
          : t("Below it is as it was. The reason: {{message}}.", { message: reasonOf(error) })
      }
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
  if (board === undefined) return notice ?? <BoardSkeleton />;
  if (LEAD_STAGES.every((name) => board[name].count === 0)) {
    return notice ?? <NoLeads address={address} isFiltered={isFiltered} onAdd={onAdd} />;
  }
  return (
    <div
      className="lg:flex lg:min-h-0 lg:flex-1 lg:flex-col"
      data-stale={isPlaceholderData || undefined}
      aria-busy={isPlaceholderData}
    >
      {notice}
      <Board
        board={board}
        stage={stage}
        onStage={setStage}
        onDrop={place}
        onLift={hold}
        onPutDown={release}
        tools={{
          canMove,
          now,
          hrefOf: (lead) => address.hrefOf({ open: lead.id }),
          onMoveTo,
          onNoAnswer,
        }}
        laneOf={(name) => ({
          renderedCount: lengths.lengthOf(name),
          isLoadingMore: lengths.loading === name,
          onMore: (wanted) => void lengths.more(wanted),
          isFiltered,
          overdueHref: address.hrefOf({ layout: "list", filters: { response: "overdue" } }),
        })}
      />
      <LostDialog {...lost} />
      <WonDialog {...won} />
    </div>
  );
}

/** The stage that a phone shows. */
const stageCodec: UrlCodec<{ stage: LeadStage }, { stage: LeadStage }> = {
  parse: (params) => ({ stage: LEAD_STAGES.find((name) => name === params.get("at")) ?? "new" }),
  write: ({ stage }) => ({ at: stage === "new" ? null : stage }),
};

function usePhoneStage() {
  const { state, change } = useUrlState(stageCodec);
  const setStage = (stage: LeadStage) => change({ stage }, { isReplacing: true });
  return [state.stage, setStage] as const;
}

type Move = ReturnType<typeof useMoveLead>;

function usePlacing(board: BoardData | undefined, move: Move, grow: (stage: LeadStage) => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const [losing, setLosing] = useState<Parameters<Move> | null>(null);
  const [winning, setWinning] = useState<Parameters<Move> | null>(null);

  const place = (lead: Lead, target: Target) => {
    if (board === undefined) return;
    const isElsewhere = target.stage !== lead.stage;
    // Uses the present neighbors, however long the question was open.
    const placement = placementAt(board, lead, target);
    if (placement === null) return;
    if (isElsewhere && lead.stage === "won") {
      const name = leadName(lead);
      say.failed(t("{{name}} is a client already, so it stays under Won.", { name }), null);
    } else if (isElsewhere && target.stage === "lost") {
      setLosing([lead, placement]);
    } else if (isElsewhere && target.stage === "won" && asksWhenWon(lead)) {
      setWinning([lead, placement]);
    } else {
      if (isElsewhere) grow(target.stage);
      void move(lead, placement);
    }
  };
  const lose = (reason: string) => {
    setLosing(null);
    if (losing !== null) void move(losing[0], { ...losing[1], lost_reason: reason });
  };
  const lost = {
    name: losing === null ? null : leadName(losing[0]),
    leadIds: losing === null ? [] : [losing[0].id],
    draftOf: losing === null ? "" : losing[0].id,
    onLost: lose,
    onKeep: () => setLosing(null),
  };
  const won = {
    lead: winning?.[0] ?? null,
    onWon: (choices: WonChoices) => {
      setWinning(null);
      if (winning === null) return;
      grow("won");
      void move(winning[0], { ...winning[1], won: choices });
    },
    onKeep: () => setWinning(null),
  };
  return { place, lost, won };
}

type NoLeadsProps = { address: LeadsAddress; isFiltered: boolean; onAdd: (() => void) | null };

function NoLeads({ address, isFiltered, onAdd }: NoLeadsProps) {
  const { t } = useTranslation();
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          heading={t("No lead matches.")}
          body={t("Fewer letters or another filter may find it.")}
        >
          <Button variant="secondary" onClick={address.clearFilters}>
            {t("Clear filters")}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          heading={t("No leads yet")}
          body={t("Whoever sends a form on the site appears here within seconds.")}
        >
          {onAdd && (
            <Button variant="secondary" onClick={onAdd}>
              {t("Add one by hand")}
            </Button>
          )}
        </EmptyState>
      )}
    </Card>
  );
}

/** The board has every stage, and no archived leads. */
export function useBoardFilters({ search }: LeadsAddress): BoardFilters {
  return useMemo(() => {
    const { stages: _stages, archived: _archived, ...filters } = search.filters;
    return filters;
  }, [search.filters]);
}

/** Keeps the value while a card is carried, because changing lanes would cancel the drag. */
function useFrozenWhile<Value>(latest: Value) {
  const [frozen, setFrozen] = useState<{ value: Value } | null>(null);
  const hold = useCallback(() => setFrozen({ value: latest }), [latest]);
  const release = useCallback(() => setFrozen(null), []);
  return { value: frozen === null ? latest : frozen.value, hold, release };
}
