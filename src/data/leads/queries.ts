import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { callFunction } from "@/data/records/call-function";
import type { ClientPlan } from "@/data/clients/queries";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, LONGEST_PAGE, type Cursor, type ListPage } from "@/data/records/list-page";
import type { Note } from "@/data/notes/queries";
import type { Person } from "@/data/staff/people";
import type { LeadFieldId } from "./fields";
import type { LeadFilters, LeadSort } from "./list";
import type { Submission } from "./submissions";
import type { Task } from "@/data/tasks/queries";

export const LEAD_STAGES = ["new", "contacted", "demo-booked", "proposal", "won", "lost"] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export const LEAD_SOURCES = [
  "organic-search",
  "business-profile",
  "referral",
  "paid-search",
  "direct",
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export type LeadForm =
  "contact" | "signup" | "checkout" | "schedule-demo" | "callsi" | "manual" | "import";

export type Lead = {
  id: string;
  /** Such as "CF-1A2B3C4D". */
  reference: string;
  version: number;
  form: LeadForm;
  stage: LeadStage;
  lost_reason: string | null;
  /** A fractional-indexing key: the card's place in its stage, smallest first. */
  rank: string;
  name: string;
  email: string | null;
  phone: string | null;
  business: string | null;
  /** A trade's slug or "other"; see lib/trades. */
  trade: string | null;
  town: string | null;
  /** Two letters, such as "OH". */
  region: string | null;
  website: string | null;
  /** US cents a month. */
  value_cents: number;
  /** Which clients it would belong to. */
  plan: ClientPlan;
  source: LeadSource;
  next_step: string | null;
  next_step_on: CalendarDay | null;
  owner_id: string | null;
  owner: Person | null;
  /** ISO timestamps, here and below. */
  created_at: string;
  stage_changed_at: string;
  /** One business day after the form was sent; null for leads that came by no form. */
  first_response_due_at: string | null;
  first_responded_at: string | null;
  response: "none" | "waiting" | "overdue" | "answered";
  /** Set while somebody waits who was answered, lost or won and then wrote again. */
  wrote_again_at: string | null;
  /** Another open lead, or one put away before this came, has the same address, number or business. */
  has_duplicates: boolean;
  client_id: string | null;
  merged_into_id: string | null;
  archived_at: string | null;
  is_sample: boolean;
};

export type LeadDetail = Lead & {
  topic: string | null;
  message: string | null;
  slot_starts_at: string | null;
  visitor_time_zone: string | null;
  has_consent: boolean;
  source_page: string | null;
  referrer: string | null;
  /** Those of leads merged into this one among them, newest first. */
  submissions: Submission[];
  notes: Note[];
  tasks: Task[];
};

export type Duplicate = Lead & { shares: ("email" | "phone" | "business")[] };

export function leadListQuery(filters: LeadFilters, sort: LeadSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.leads, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      fetchLeads(filters, sort, pageParam, LIST_PAGE_SIZE, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** One page outside the cache, for an export: up to 1,000 rows. */
export function fetchLeads(
  filters: LeadFilters,
  sort: LeadSort,
  after: Cursor | null,
  pageSize = LIST_PAGE_SIZE,
  signal?: AbortSignal,
) {
  const args = { filters, sort, after, page_size: pageSize };
  return callFunction<ListPage<Lead>>("list_leads", args, signal);
}

export type BoardColumn = {
  /** Of the whole stage, overdue ones included. */
  count: number;
  value_cents: number;
  /** In "new" only: those whose first answer is overdue, longest first. Not among `rows`. */
  overdue: Lead[];
  rows: Lead[];
  next: Cursor | null;
};
export type Board = Record<LeadStage, BoardColumn>;

export const BOARD_PAGE_SIZE = 20;

export type BoardFilters = Omit<LeadFilters, "stages">;

/** Read anew, it is as long as it had become by `fetchMoreOfStage`. */
export function leadBoardQuery(filters: BoardFilters) {
  const queryKey = [...crmKeys.leads, "board", filters];
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      const lengths = lengthsOf(client.getQueryData<Board>(queryKey));
      const args = { filters, page_size: BOARD_PAGE_SIZE, lengths };
      return callFunction<Board>("lead_board", args, signal);
    },
    placeholderData: keepPreviousData,
  });
}

/** How many cards to read of each stage: as many as are loaded, and its first page at least. */
const lengthsOf = (board: Board | undefined) =>
  Object.fromEntries(
    LEAD_STAGES.map((stage) => {
      const loaded = board?.[stage].rows.length ?? 0;
      return [stage, Math.min(Math.max(loaded, BOARD_PAGE_SIZE), LONGEST_PAGE)];
    }),
  );

/** The next cards of one stage, after those shown. */
export function fetchMoreOfStage(stage: LeadStage, filters: BoardFilters, after: Cursor) {
  const args = { stage, filters, after, page_size: BOARD_PAGE_SIZE };
  return callFunction<Pick<BoardColumn, "rows" | "next">>("lead_board_more", args);
}

/** Null when there is no such lead, or the caller may not see it. */
export function leadDetailQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.leads, "detail", id],
    queryFn: ({ signal }) =>
      callFunction<LeadDetail | null>("lead_detail", { lead_id: id }, signal),
  });
}

export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.leads, "duplicates", id],
    queryFn: ({ signal }) => callFunction<Duplicate[]>("lead_duplicates", { lead_id: id }, signal),
  });
}

type LeadTable = Database["public"]["Tables"]["leads"];

type Kept = "reference" | "first_response_due_at" | "first_responded_at" | "created_at";
type Written = Exclude<LeadFieldId, Kept> | "rank" | "archived_at";

/** The columns a person may write; see the grants in the migration. */
export type LeadChanges = Pick<LeadTable["Update"], Extract<keyof LeadTable["Update"], Written>>;

export type NewLead = Pick<LeadTable["Insert"], Extract<keyof LeadTable["Insert"], Written>> & {
  /** Chosen by the browser, so that a repeated request adds nothing twice. */
  id: string;
};

export async function addLead(lead: NewLead): Promise<void> {
  await supabase.from("leads").insert(lead).retry(false).throwOnError();
}

/** Makes a client of a lead. Asked again, it answers with the same client. */
export const convertLead = ({ id, version }: Pick<Lead, "id" | "version">) =>
  callFunction<{ clientId: string; isNew: boolean }>("convert_lead", { lead_id: id, version });

/** Throws isBuiltOn when somebody has worked on the client. */
export const undoConvertLead = (id: string) =>
  callFunction<null>("undo_convert_lead", { lead_id: id });

type Versioned = Pick<Lead, "id" | "version">;

/** `other` is archived; its notes and tasks move to `kept`, which is answered. */
export const mergeLeads = (kept: Versioned, other: Versioned) =>
  callFunction<Lead>("merge_leads", {
    kept_id: kept.id,
    kept_version: kept.version,
    other_id: other.id,
    other_version: other.version,
  });

export const undoMergeLeads = (otherId: string) =>
  callFunction<null>("undo_merge_leads", { other_id: otherId });

/** What a lead that is being typed would share with others; null where it is not known yet. */
export type LeadKeys = { email: string | null; phone: string | null; business: string | null };

const digitsOf = (phone: string | null) => phone?.replace(/\D/g, "").slice(-10) ?? "";
const lettersOf = (business: string | null) =>
  business?.toLowerCase().replace(/[^a-z0-9]/g, "") ?? "";

/** Leads that share one of these, as the database compares them. */
export function leadsLikeQuery(keys: LeadKeys) {
  const searches = [keys.email, digitsOf(keys.phone), keys.business].filter(Boolean);
  const isAlike = (lead: Lead) =>
    (keys.email !== null && lead.email?.toLowerCase() === keys.email.toLowerCase()) ||
    (keys.phone !== null && digitsOf(lead.phone) === digitsOf(keys.phone)) ||
    (lettersOf(keys.business) !== "" && lettersOf(lead.business) === lettersOf(keys.business));
  return queryOptions({
    queryKey: [...crmKeys.leads, "like", keys],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        searches.map((search) =>
          fetchLeads({ search: search ?? "" }, "-created", null, 20, signal),
        ),
      );
      const found = new Map(pages.flatMap((page) => page.rows).map((lead) => [lead.id, lead]));
      return [...found.values()].filter(isAlike);
    },
    enabled: searches.length > 0,
    retry: false,
  });
}
