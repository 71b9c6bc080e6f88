import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { isDemo } from "@/lib/env";
import { logAction } from "./log-action";

type DemoAction = {
  /** The button's own words, which the message repeats. */
  action: string;
  /** Whom it is for. */
  client?: string;
  details?: Record<string, string>;
  /** What a real action would have done. */
  undone?: "nothing was changed" | "nothing was sent";
};

const REASON = isDemo ? "This is a demo" : "No live system is connected yet";

/** How often each message on the screen was asked for. */
const presses = new Map<string, number>();

function countPress(id: string): number {
  const isStillSaid = toast.getToasts().some((shown) => shown.id === id);
  const times = isStillSaid ? (presses.get(id) ?? 0) + 1 : 1;
  presses.set(id, times);
  return times;
}

function messageOf(times: number, client: string | undefined): string {
  if (times === 1) {
    return client === undefined
      ? "{{action}} logged. {{reason}}: {{undone}}."
      : "{{action}} logged for {{client}}. {{reason}}: {{undone}}.";
  }
  return client === undefined
    ? "{{action}} logged {{times}} times. {{reason}}: {{undone}}."
    : "{{action}} logged {{times}} times for {{client}}. {{reason}}: {{undone}}.";
}

/**
 * Logs an action that has no effect yet, and says so. Pressed again
 * while the message is still there, it counts in that message instead of piling up.
 */
export function useDemoAction() {
  const { t } = useTranslation();
  return useCallback(
    ({ action, client, details, undone = "nothing was changed" }: DemoAction) => {
      logAction(action, details);
      const id = `logged ${action} ${JSON.stringify(details ?? {})}`;
      const times = countPress(id);
      const named = { action: t(action), client, times, reason: t(REASON), undone: t(undone) };
      toast.success(t(messageOf(times, client), named), { id });
    },
    [t],
  );
}
