import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { isDemo } from "@/lib/env";

/** The specification's dashboard actions only write to the console. A real action replaces this call. */
function logAction(action: string, details: Record<string, string> = {}): void {
  console.log(action, details);
}

type DemoAction = {
  action: string;
  client?: string;
  details?: Record<string, string>;
  undone?: keyof typeof NO_EFFECT;
};

/** The reason and the missing effect; for `t()`. */
const NO_EFFECT = isDemo
  ? {
      changed: "This is a demo: nothing was changed.",
      sent: "This is a demo: nothing was sent.",
    }
  : {
      changed: "No live system is connected yet: nothing was changed.",
      sent: "No live system is connected yet: nothing was sent.",
    };

/** The number of presses behind each visible message. */
const presses = new Map<string, number>();

function countPress(id: string): number {
  const isStillShown = toast.getToasts().some((shown) => shown.id === id);
  const times = isStillShown ? (presses.get(id) ?? 0) + 1 : 1;
  presses.set(id, times);
  return times;
}

function messageOf(times: number, client: string | undefined): string {
  if (times === 1) {
    return client === undefined ? "{{action}} logged." : "{{action}} logged for {{client}}.";
  }
  return client === undefined
    ? "{{action}} logged {{times}} times."
    : "{{action}} logged {{times}} times for {{client}}.";
}

/** Logs an action without a real effect, and shows a message, which counts repeated presses. */
export function useDemoAction() {
  const { t } = useTranslation();
  return useCallback(
    ({ action, client, details, undone = "changed" }: DemoAction) => {
      logAction(action, details);
      const id = `logged ${action} ${JSON.stringify(details ?? {})}`;
      const times = countPress(id);
      const message = t(messageOf(times, client), { action: t(action), client, times });
      toast.success(`${message} ${t(NO_EFFECT[undone])}`, { id });
    },
    [t],
  );
}
