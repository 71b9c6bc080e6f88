import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { useRecordChange } from "../fields/use-record-change";
import { useUndoRule } from "../history/use-undo-rule";
import { bookDemo, type DemoTime } from "@/data/bookings/demos";
import type { Demo, DemoStatus } from "@/data/bookings/schema";
import { changeRecord, MissingRecordError } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { useCrmMutation, useRecordWrite, NotSentError } from "@/data/records/mutations";
import { moveOfBooking } from "@/data/rules/mutations";
import { toastWithUndo, useUndoToast } from "@/hooks/use-undo-toast";
import { demoTime } from "@/lib/dates/demo-time";
import { isConflict, isForbidden } from "@/data/records/refusals";
import { errorCode, reasonOf } from "@/lib/errors/errors";
import { outcomeLabels, startOf } from "./demo-labels";

/** The database may have stored it without its answer arriving. */
const isUnanswered = (error: unknown) =>
  !errorCode(error) && !(error instanceof NotSentError) && !(error instanceof MissingRecordError);

/** Why a demo was not booked or moved, in sentences. */
export function demoFailure(error: unknown, t: TFunction): string {
  if (isConflict(error)) {
    return t("Not saved: this demo was changed in the meantime. The lead shows how it stands now.");
  }
  if (isForbidden(error)) return t("Not saved: your role does not allow this change.");
  return isUnanswered(error)
    ? t("No answer came back, so this may or may not be saved. Saving it again does no harm.")
    : t("Not saved: {{reason}}.", { reason: reasonOf(error) });
}

/** `setStatus` also reports failures, where the others throw. */
export function useDemoChanges() {
  const { t } = useTranslation();
  const change = useRecordChange();
  const write = useRecordWrite();
  const { mutateAsync: store } = useCrmMutation(bookDemo);
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const { undo: undoMove } = useUndoRule();

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
      const id = crypto.randomUUID();
      try {
        await store({ ...time, id, lead_id: leadId });
      } catch (error) {
        if (isUnanswered(error)) void queryClient.invalidateQueries({ queryKey: crmKeys.leads });
        throw error;
      }
      const booked = { time: demoTime(startOf(time), t) };
      // The demo is stored, so a failure here only leaves the move unsaid.
      const moved = await moveOfBooking(leadId, id).catch(() => null);
      if (moved === null) say.done(t("Booked a demo: {{time}}.", booked), null);
      else {
        toastWithUndo(
          t("Booked a demo: {{time}}. The rule moved the lead to Demo booked.", booked),
          () => void undoMove(moved),
          t("Undo the move"),
        );
      }
    },
    [t, store, queryClient, say, undoMove],
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
