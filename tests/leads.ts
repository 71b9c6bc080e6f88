import { LEAD_STAGES, type Board, type Lead } from "@/data/leads/queries";

/** A lead that waits for its first answer, with whatever a test says of it. */
export function leadOf(facts: Partial<Lead> & Pick<Lead, "id">): Lead {
  return {
    reference: "CF-1A2B3C4D",
    version: 1,
    form: "contact",
    stage: "new",
    lostReason: null,
    rank: "Q0000000001",
    name: "Nell Byrne",
    email: "nell@example.com",
    phone: "(555) 555-0100",
    business: `Business ${facts.id}`,
    trade: "electrical",
    town: "Portland",
    region: "ME",
    website: null,
    valueCents: 29900,
    plan: "small-business",
    source: "referral",
    nextStep: null,
    nextStepOn: null,
    owner: null,
    createdAt: "2026-11-20T15:00:00Z",
    stageChangedAt: "2026-11-20T15:00:00Z",
    responseDueAt: "2026-11-23T15:00:00Z",
    respondedAt: null,
    response: "waiting",
    wroteAgainAt: null,
    hasDuplicates: false,
    clientId: null,
    mergedIntoId: null,
    archivedAt: null,
    isSample: true,
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
    const valueCents = all.reduce((sum, lead) => sum + lead.valueCents, 0);
    return [
      stage,
      { count: all.length, valueCents, overdue: all.filter(isOverdue), rows, next: null },
    ] as const;
  });
  return Object.fromEntries(columns) as Board;
}
