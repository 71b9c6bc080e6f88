import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { logAction } from "./log-action";

type DemoAction = {
  /** The button's own words, which the message repeats. */
  action: string;
  /** Whom or what it is for. */
  subject?: string;
  details?: Record<string, string>;
};

/** How often each message on the screen was asked for. */
const presses = new Map<string, number>();

/**
 * Logs an action that has no effect yet, and says that nothing was changed. Pressed again
 * while the message is still there, it counts in that message instead of piling up.
 */
export function useDemoAction() {
  const { t } = useTranslation();
  return useCallback(
    ({ action, subject, details }: DemoAction) => {
      logAction(action, details);
      const id = `logged ${action} ${JSON.stringify(details ?? {})}`;
      const isStillSaid = toast.getToasts().some((shown) => shown.id === id);
      const times = isStillSaid ? (presses.get(id) ?? 0) + 1 : 1;
      presses.set(id, times);
      const words = { action, subject, times };
      const logged =
        times === 1 ? t("{{action}} logged", words) : t("{{action}} logged {{times}} times", words);
      const said =
        subject === undefined ? logged : t("{{logged}} for {{subject}}", { logged, subject });
      toast.success(t("{{said}}. This is a demo: nothing was changed.", { said }), { id });
    },
    [t],
  );
}
