import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { errorCode } from "@/lib/errors/errors";
import { supabase } from "@/lib/supabase/client";
import { secondStepRulesSchema } from "./schema";

/** An authenticator app, as the auth service stores it. */
export type CodeApp = { id: string; name: string; addedAt: string };

export type NewApp = {
  id: string;
  /** To be typed where no picture can be read. */ secret: string;
  uri: string;
};

export const secondStepKeys = { all: ["second-step"] as const };

export function secondStepRulesQuery() {
  return queryOptions({
    queryKey: [...secondStepKeys.all, "rules"],
    queryFn: async ({ signal }) => {
      const [rules] = await callFunction(
        "second_step_rules",
        {},
        z.array(secondStepRulesSchema),
        signal,
      );
      return rules ?? { is_offered: false, is_demanded: false };
    },
    staleTime: 5 * 60_000,
  });
}

export function codeAppsQuery() {
  return queryOptions({
    queryKey: [...secondStepKeys.all, "apps"],
    queryFn: async (): Promise<CodeApp[]> => {
      const { data, error } = await supabase.auth.mfa.listFactors();
      if (error) throw error;
      return data.totp.map(({ id, friendly_name: name, created_at: addedAt }) => ({
        id,
        name: name ?? "",
        addedAt,
      }));
    },
  });
}

export async function beginApp(name: string): Promise<NewApp> {
  const { mfa } = supabase.auth;
  const { data: factors } = await mfa.listFactors();
  const unfinished = factors?.all.filter(({ status }) => status === "unverified") ?? [];
  await Promise.all(unfinished.map(({ id }) => mfa.unenroll({ factorId: id })));
  const { data, error } = await mfa.enroll({ factorType: "totp", friendlyName: name });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

export async function confirmApp(id: string, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (error) throw error;
}

/** Verifies a code of any of the caller's apps. */
export async function enterCode(code: string): Promise<void> {
  const { mfa } = supabase.auth;
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  let refusal: unknown = null;
  for (const { id } of data.totp) {
    const { error: failure } = await mfa.challengeAndVerify({ factorId: id, code });
    if (failure === null) return;
    if (errorCode(failure) !== "mfa_verification_failed") throw failure;
    refusal = failure;
  }
  throw refusal ?? new Error("Auth session missing!");
}

export async function removeApp(id: string): Promise<void> {
  const { error } = await supabase.auth.mfa.unenroll({ factorId: id });
  if (error) throw error;
  // The session's token still has the old level.
  await supabase.auth.refreshSession();
}

/** Ten codes for one use each. They replace earlier ones. */
export const newRecoveryCodes = () => callFunction("new_recovery_codes", {}, z.array(z.string()));

/** False for a wrong code. A right one removes the second step, to be set up again. */
export async function spendRecoveryCode(code: string): Promise<boolean> {
  const isRight = await callFunction("spend_recovery_code", { code }, z.boolean());
  if (isRight) await supabase.auth.refreshSession();
  return isRight;
}

export const removeSecondStep = (personId: string) =>
  callFunction("remove_second_step", { person_id: personId }, z.unknown());

export const demandSecondStep = (demanded: boolean) =>
  callFunction("demand_second_step", { demanded }, z.unknown());
