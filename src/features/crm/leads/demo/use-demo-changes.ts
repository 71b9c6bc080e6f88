import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRecordChange } from "@/features/crm/shared/edit/use-record-change";
import { bookDemo, type DemoTime } from "@/data/bookings/demos";
import type { Demo, DemoStatus } from "@/data/bookings/schema";
import { changeRecord } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { useCrmMutation, useRecordWrite } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { isUnanswered } from "./demo-failure";
import { demoTime } from "@/lib/dates/demo-time";
import { outcomeLabels, startOf } from "./demo-labels";

/** `setStatus` also reports failures, where the others throw. */
export function useDemoChanges() {
  const { t } = useTranslation();
  const change = useRecordChange();
  const write = useRecordWrite();
  const { mutateAsync: store } = useCrmMutation(bookDemo);
  const queryClient = useQueryClient();
  const say = useUndoToast();

  const setStatus = useCallback(
    (demo: Demo, status: Exclude<DemoStatus, "booked">) =>
      change({
        table: "demo_bookings",
        record: demo,
        changes: { status },
        // A canceled demo has no Undo, because the visitor was notified.
        ...(status !== "cancelled" && { before: { status: demo.status } }),
        message: t("Demo: {{outcome}}.", { outcome: t(outcomeLabels[status]) }),
      }),
    [t, change],
  );
  const book = useCallback(
    async (leadId: string, time: DemoTime) => {
      try {
        await store({ ...time, lead_id: leadId });
      } catch (error) {
        if (isUnanswered(error)) void queryClient.invalidateQueries({ queryKey: crmKeys.leads });
        throw error;
      }
      say.done(t("Booked a demo: {{time}}.", { time: demoTime(startOf(time), t) }), null);
    },
    [t, store, queryClient, say],
  );
  const move = useCallback(
    async (demo: Demo, time: DemoTime) => {
      const isSameStart =
        demo.status === "booked" && startOf(time).getTime() === startOf(demo).getTime();
      if (isSameStart && time.host_id === demo.host_id) {
        say.done(t("Nothing changed: the demo stands like this already."), null);
        return;
      }
      await write({
        record: demo,
        send: (version) =>
          changeRecord("demo_bookings", { id: demo.id, version }, { ...time, status: "booked" }),
      });
      const message = isSameStart
        ? t("Somebody else calls for the demo now.")
        : t("Moved the demo to {{time}}.", { time: demoTime(startOf(time), t) });
      say.done(message, null);
    },
    [t, write, say],
  );
  return { setStatus, book, move };
}
