import type { Target } from "@/data/leads/board-moves";
import { findLead } from "@/data/leads/board-moves";
import { LEAD_STAGES, type Board, type Lead, type LeadStage } from "@/data/leads/schema";

export type Carried = {
  lead: Lead;
  /** Null while it stays in the overdue group, which no move changes. */
  target: Target | null;
};

const without = (leads: readonly Lead[], id: string) => leads.filter((lead) => lead.id !== id);

/** A card's position; null for an overdue one. */
export function standing(board: Board, lead: Lead): Target | null {
  const index = board[lead.stage].rows.findIndex(({ id }) => id === lead.id);
  return index === -1 ? null : { stage: lead.stage, index };
}

export function withCarried(board: Board, { lead, target }: Carried): Board {
  const home = board[lead.stage];
  if (target === null || findLead(board, lead.id) === undefined) return board;
  const left = {
    ...board,
    [lead.stage]: {
      ...home,
      overdue: without(home.overdue, lead.id),
      rows: without(home.rows, lead.id),
    },
  };
  const column = left[target.stage];
  return {
    ...left,
    [target.stage]: { ...column, rows: column.rows.toSpliced(target.index, 0, lead) },
  };
}

export function placeOf(board: Board, lead: Lead, target: Target | null) {
  const { overdue, count } = board[target?.stage ?? lead.stage];
  const total = count + (target !== null && target.stage !== lead.stage ? 1 : 0);
  if (target === null) return { place: overdue.findIndex(({ id }) => id === lead.id) + 1, total };
  return { place: without(overdue, lead.id).length + target.index + 1, total };
}

const STEPS: Record<string, readonly [stages: number, cards: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Up and down among rendered cards, or to the same position in the next stage. */
export function stepped(
  board: Board,
  carried: Carried,
  key: string,
  renderedCountOf: (stage: LeadStage) => number,
): Carried {
  const [stages, cards] = STEPS[key] ?? [0, 0];
  const { lead, target } = carried;
  const from = target?.stage ?? lead.stage;
  const stage = LEAD_STAGES[LEAD_STAGES.indexOf(from) + stages];
  if (stage === undefined || (stages === 0 && (cards === 0 || target === null))) return carried;
  const isOverdue = standing(board, lead) === null;
  if (stage === lead.stage && isOverdue) return { lead, target: null };
  const others = without(board[stage].rows, lead.id).length;
  const last = Math.min(others, renderedCountOf(stage) - (stage === lead.stage ? 1 : 0));
  const index = Math.max(0, Math.min((target?.index ?? 0) + cards, last));
  return { lead, target: { stage, index } };
}
