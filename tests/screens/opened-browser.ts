import { GoTrueClient } from "@supabase/supabase-js";
import { cleanup, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, onTestFinished, vi } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-storage";
import type { renderStaffArea } from "./staff-area";
import { stubStaffNetwork } from "./staff-backend";

type StaffArea = NonNullable<Parameters<typeof renderStaffArea>[0]>;
type Opening = Omit<StaffArea, "at" | "page"> & {
  at?: string;
  kept?: object | null;
  hasRequestedReset?: boolean;
  /** Imported after the reset, so that the page uses this visit's modules. */
  page?: () => Promise<ReactNode>;
};

const noSecondStep = {
  "/second_step_rules": () => ({ body: [{ is_offered: false, is_demanded: false }] }),
};

/**
 * Opens the staff area at an address in a fresh browser. Modules are reset, because the auth client reads the
 * address on creation.
 */
export async function openBrowser(opening: Opening = {}) {
  const {
    at = "/admin",
    kept = null,
    hasRequestedReset = false,
    page,
    answers,
    ...backend
  } = opening;
  const area = { ...backend, answers: { ...noSecondStep, ...answers } };
  vi.resetModules();
  Object.assign(GoTrueClient, { nextInstanceID: {} });
  const watch = vi.spyOn(GoTrueClient.prototype, "onAuthStateChange");
  const { storedSession: keptSession } = await import("@/lib/supabase/session-storage");
  history.replaceState(null, "", at);
  if (kept !== null) keptSession.setItem(SESSION_KEY, JSON.stringify(kept));
  if (hasRequestedReset) {
    localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("a-verifier/recovery"));
  }
  stubStaffNetwork(area);
  const { supabase } = await import("@/lib/supabase/client");
  const staffArea = await import("./staff-area");
  const view = staffArea.renderStaffArea({
    ...area,
    ...(page && { page: await page() }),
  });
  onTestFinished(async () => {
    cleanup();
    await supabase.auth.dispose();
    history.replaceState(null, "", "/");
  });
  await waitFor(() => expect(watch).toHaveBeenCalledTimes(2));
  const keptNow = () => keptSession.getItem(SESSION_KEY);
  return { ...view, keptNow };
}

export function openOtherTab() {
  const channel = new BroadcastChannel(SESSION_KEY);
  onTestFinished(() => channel.close());
  const heard: string[] = [];
  channel.addEventListener("message", ({ data }: MessageEvent<{ event: string }>) => {
    heard.push(data.event);
  });
  const tell = (event: string, session: object | null) => {
    if (session === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    channel.postMessage({ event, session });
  };
  return { heard, tell };
}
