import type { Colleague } from "@/data/crm/people";
export function AddClientDialog(_: { staff: readonly Colleague[]; onClose: () => void }) {
  return null;
}
