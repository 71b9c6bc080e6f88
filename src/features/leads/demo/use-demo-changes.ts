import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRecordChange } from "@/components/record/edit/use-record-change";
import type { DemoTime } from "@/data/bookings/demos";
import type { Demo, DemoStatus } from "@/data/bookings/schema";
import { demoTime, outcomeLabels, startOf } from "./demo-labels";

/** What staff do with a booked demo. Each says that it was stored, with an Undo, or why it was not. */
export function useDemoChanges() {
  const { t } = useTranslation();
  const change = useRecordChange();

  const setStatus = useCallback(
    (demo: Demo, status: Exclude<DemoStatus, "booked">) =>
      change({
        table: "demo_bookings",
        record: demo,
        changes: { status },
        // Who was told that it is off is not told by an Undo alone that it is on.
        ...(status !== "cancelled" && { before: { status: demo.status } }),
        message: t("Demo: {{outcome}}.", { outcome: t(outcomeLabels[status]) }),
      }),
    [t, change],
  );
  const move = useCallback(
    (demo: Demo, time: DemoTime) =>
      change({
        table: "demo_bookings",
        record: demo,
        changes: { ...time, status: "booked" },
        message:
          startOf(time).getTime() === startOf(demo).getTime() && demo.status === "booked"
            ? t("Somebody else calls for the demo now.")
            : t("Moved the demo to {{time}}.", { time: demoTime(startOf(time), t) }),
      }),
    [t, change],
  );
  return { setStatus, move };
}
