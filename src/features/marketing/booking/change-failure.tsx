import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { LinkRefusal } from "@/data/bookings/linked-demo";

/** Whether the booking was read again, because it may have changed. */
export type Rereading = "reading" | "failed" | "done";

/** English, for `t()`. */
const WHY: Record<Exclude<LinkRefusal, "slot-taken">, string> = {
  conflict: "The booking was changed in the meantime.",
  over: "The booking was changed in the meantime.",
  unknown: "The booking is no longer there.",
  "too-often": "This demo was moved many times. Please call us.",
  invalid: "This time is no longer offered. Choose another.",
  unreachable: "No answer came back, so we can’t say it arrived.",
};

type ChangeFailureProps = {
  refusal: keyof typeof WHY;
  /** Null if the booking is unchanged. */
  rereading: Rereading | null;
  onReadAgain: () => void;
};

/** Why the change failed, and whether the booking is current. */
export function ChangeFailure({ refusal, rereading, onReadAgain }: ChangeFailureProps) {
  const { t } = useTranslation();
  return (
    <Alert variant="destructive">
      <p>
        <span>{t(WHY[refusal])}</span>{" "}
        {rereading === "done" && <span>{t("This is how it stands now.")}</span>}
        {rereading === "failed" && <span>{t("How it stands now could not be read.")}</span>}
      </p>
      {(rereading === "reading" || rereading === "failed") && (
        <Button
          variant="link"
          className="min-h-11"
          busyLabel={rereading === "reading" && t("Reading the booking")}
          onClick={onReadAgain}
        >
          {t("Read it again")}
        </Button>
      )}
    </Alert>
  );
}
