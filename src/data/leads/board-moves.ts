import { generateKeyBetween } from "fractional-indexing";
import { LEAD_STAGES, type Board, type BoardColumn, type Lead, type LeadStage } from "./schema";

type Ranked = { id: string; rank: string };

/** Bytewise, as in the database; the id decides between equals. */
export const comesBefore = (a: Ranked, b: Ranked) =>
  a.rank === b.rank ? a.id < b.id : a.rank < b.rank;

/** Imported or handwritten ranks may be invalid keys for the library. */
function isOrderKey(rank: string): boolean {
  try {
    generateKeyBetween(rank, null);
    return true;
  } catch {
    return false;
  }
}

/**
 * A rank for a card at `index` among `rows`, which exclude it. Between equal ranks there is none,
 * so the card comes after all of those. `isEnd` false means that more rows follow. Null for an
 * empty column, which needs no rank.
 */
export function rankAt(rows: readonly Ranked[], index: number, isEnd: boolean): string | null {
  const ranks = rows.map(({ rank }) => rank);
  const above = ranks.slice(0, index).findLast(isOrderKey) ?? null;
  const below =
    ranks.slice(index).find((rank) => isOrderKey(rank) && (above === null || rank > above)) ?? null;
  if (above === null && below === null) return null;
  // As close as possible, because unloaded rows may be closer than the library's step.
  if (below === null && !isEnd && above !== null) return `${above}V`;
  return generateKeyBetween(above, below);
}

export type Target = { stage: LeadStage; index: number };

/** A stored move of a card, with all that the board needs to show it. */
export type Placement = {
  stage: LeadStage;
  rank: string;
  lost_reason: string | null;
  /** For a lead that becomes a client; by default both stay. */
  won?: WonChoices;
};

export type WonChoices = { demo: "keep" | "cancel"; step: "task" | "drop" };

export function findLead(board: Board, id: string): Lead | undefined {
  for (const stage of LEAD_STAGES) {
    const { overdue, rows } = board[stage];
    const found = overdue.find((lead) => lead.id === id) ?? rows.find((lead) => lead.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const without = (leads: Lead[], id: string) => leads.filter((lead) => lead.id !== id);

/** Null when nothing would change, as for an overdue card dropped in its own stage. */
export function placementAt(board: Board, lead: Lead, target: Target): Placement | null {
  const { overdue, rows, next } = board[target.stage];
  const isOverdue = overdue.some(({ id }) => id === lead.id);
  if (isOverdue && target.stage === lead.stage) return null;
  if (target.stage === lead.stage && rows.findIndex(({ id }) => id === lead.id) === target.index) {
    return null;
  }
  const rank = rankAt(without(rows, lead.id), target.index, next === null) ?? lead.rank;
  const isSameStage = target.stage === lead.stage;
  if (isSameStage && rank === lead.rank) return null;
  return { stage: target.stage, rank, lost_reason: isSameStage ? lead.lost_reason : null };
}

function placed(lead: Lead, { stage, rank, lost_reason }: Placement): Lead {
  const isAnswered = lead.stage === "new" && stage !== "new" && lead.response !== "none";
  return {
    ...lead,
    stage,
    rank,
    lost_reason,
    response: isAnswered ? "answered" : lead.response,
  };
}

/** The board with one card moved. Unchanged without that card. */
export function moveCard(board: Board, id: string, placement: Placement): Board {
  const lead = findLead(board, id);
  return lead === undefined ? board : putCard(board, placed(lead, placement));
}

export function putCard(board: Board, card: Lead): Board {
  const lead = findLead(board, card.id);
  if (lead === undefined) return board;
  const left: Board = { ...board, [lead.stage]: taken(board[lead.stage], lead) };
  return { ...left, [card.stage]: given(left[card.stage], card) };
}

const taken = (column: BoardColumn, lead: Lead): BoardColumn => ({
  ...column,
  count: column.count - 1,
  value_cents: column.value_cents - lead.value_cents,
  overdue: without(column.overdue, lead.id),
  rows: without(column.rows, lead.id),
});

function given(column: BoardColumn, lead: Lead): BoardColumn {
  const isOverdue = lead.stage === "new" && lead.response === "overdue";
  const place = column.rows.findIndex((other) => comesBefore(lead, other));
  const rows = column.rows.toSpliced(place === -1 ? column.rows.length : place, 0, lead);
  return {
    ...column,
    count: column.count + 1,
    value_cents: column.value_cents + lead.value_cents,
    ...(isOverdue ? { overdue: [lead, ...column.overdue] } : { rows }),
  };
}
