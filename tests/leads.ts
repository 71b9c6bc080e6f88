import { LEAD_STAGES, type Board, type Lead } from "@/data/leads/schema";

/** A lead that waits for its first answer, with whatever a test says of it. */
export function leadOf(facts: Partial<Lead> & Pick<Lead, "id">): Lead {
  return {
    reference: "CF-1A2B3C4D",
    version: 1,
    form: "contact",
    stage: "new",
    lost_reason: null,
    rank: "Q0000000001",
    name: "Nell Byrne",
    email: "nell@example.com",
    phone: "(555) 555-0100",
    call_time: null,
    business: `Business ${facts.id}`,
    trade: "electrical",
    town: "Portland",
    region: "ME",
    website: null,
    value_cents: 29900,
    plan: "small-business",
    source: "referral",
    next_step: null,
    next_step_on: null,
    owner_id: null,
    owner: null,
    created_at: "2026-11-20T15:00:00Z",
    stage_changed_at: "2026-11-20T15:00:00Z",
    first_response_due_at: "2026-11-23T15:00:00Z",
    first_responded_at: null,
    response: "waiting",
    wrote_again_at: null,
    has_duplicates: false,
    client_id: null,
    merged_into_id: null,
    archived_at: null,
    is_sample: true,
    ...facts,
  };
}

/** What the database answers with for these leads. */
export function boardOf(leads: Lead[]): Board {
  const columns = LEAD_STAGES.map((stage) => {
    const all = leads.filter((lead) => lead.stage === stage);
    const isOverdue = (lead: Lead) => stage === "new" && lead.response === "overdue";
    const rows = all
      .filter((lead) => !isOverdue(lead))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
    const worth = all.reduce((sum, lead) => sum + lead.value_cents, 0);
    return [
      stage,
      { count: all.length, value_cents: worth, overdue: all.filter(isOverdue), rows, next: null },
    ] as const;
  });
  return Object.fromEntries(columns) as Board;
}
