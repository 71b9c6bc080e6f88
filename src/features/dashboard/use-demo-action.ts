import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { logAction } from "./log-action";

type DemoAction = {
  /** The button's own words, which the message repeats. */
  action: string;
  /** Whom it is for. */
  client?: string;
  details?: Record<string, string>;
};

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
      ? "{{action}} logged. This is a demo: nothing was changed."
      : "{{action}} logged for {{client}}. This is a demo: nothing was changed.";
  }
  return client === undefined
    ? "{{action}} logged {{times}} times. This is a demo: nothing was changed."
    : "{{action}} logged {{times}} times for {{client}}. This is a demo: nothing was changed.";
}

/**
 * Logs an action that has no effect yet, and says that nothing was changed. Pressed again
 * while the message is still there, it counts in that message instead of piling up.
 */
export function useDemoAction() {
  const { t } = useTranslation();
  return useCallback(
    ({ action, client, details }: DemoAction) => {
      logAction(action, details);
      const id = `logged ${action} ${JSON.stringify(details ?? {})}`;
      const times = countPress(id);
      toast.success(t(messageOf(times, client), { action: t(action), client, times }), { id });
    },
    [t],
  );
}
