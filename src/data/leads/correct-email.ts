import { rest } from "@/lib/supabase/rest";

/** How long its sender can correct a request's email; the database decides. */
export const CORRECTABLE_MS = 3_600_000;

export type CorrectionRefusal = "invalid" | "unknown" | "over" | "too-often" | "unreachable";
const REFUSALS: readonly string[] = ["invalid", "unknown", "over", "too-often"];
const isRefusal = (hint: string): hint is CorrectionRefusal => REFUSALS.includes(hint);

/** Corrects the address of a request. Resolves to why not, or null. */
export async function correctEmail(
  requestId: string,
  email: string,
): Promise<CorrectionRefusal | null> {
  try {
    const { error } = await rest().rpc("correct_email", { request_id: requestId, email });
    if (!error) return null;
    const hint: string = error.hint ?? "";
    return isRefusal(hint) ? hint : "unreachable";
  } catch {
    return "unreachable";
  }
}
