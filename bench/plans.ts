type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Loops": number;
  Plans?: Node[];
};

const BIG_TABLES = new Set(
  ["leads", "clients", "client_contacts", "client_addresses", "client_sites", "tickets"].concat([
    "ticket_messages",
    "tasks",
    "crm_notes",
    "crm_events",
    "lead_submissions",
    "blogs",
    "post_search",
    "post_words",
  ]),
);

function* nodesOf(node: Node): Generator<Node> {
  // The branch was planned but not run.
  if (node["Actual Loops"] === 0) return;
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

export function readPlans(notices: string) {
  const scans = new Set<string>();
  const indexes = new Set<string>();
  const seqScans = new Set<string>();
  for (const [, json = ""] of notices.matchAll(/ plan:\n(\{\n[\s\S]*?\n\})/g)) {
    const { Plan } = JSON.parse(json) as { Plan: Node };
    for (const node of nodesOf(Plan)) {
      const index = node["Index Name"];
      const table = node["Relation Name"] ?? "";
      if (index !== undefined) {
        indexes.add(index);
        scans.add(`${node["Node Type"]} ${index}`);
      } else if (node["Node Type"] === "Seq Scan" && BIG_TABLES.has(table)) {
        seqScans.add(table);
        scans.add(`Seq Scan ${table}`);
      }
    }
  }
  return { scans: [...scans], indexes, seqScans: [...seqScans] };
}
