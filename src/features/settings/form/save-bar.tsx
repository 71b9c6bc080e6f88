import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useFocusAfterLoss } from "@/hooks/use-focus-after-loss";
import { cn } from "@/lib/cn";
import type { SettingsForm } from "./use-settings-form";

type SaveBarProps = { state: SettingsForm; className?: string };

/** What became of a form, and its buttons. They stay in sight where the form is longer than that. */
export function SaveBar({ state, className }: SaveBarProps) {
  const { t } = useTranslation();
  const { isSaving, isDirty, isKept, failure, isOvertaken, goOn, takeStored } = state;
  const bar = useRef<HTMLDivElement>(null);
  // Save, or "Go on with mine" where that is asked.
  const rememberFocus = useFocusAfterLoss(() => bar.current?.querySelector("button"));
  return (
    <div
      ref={bar}
      onFocus={rememberFocus}
      className={cn(
        "sticky bottom-0 z-1 -mb-4 grid w-full gap-3 border-t border-line bg-surface pt-3.5 pb-4",
        // Past the padding within which a dialog's body would hold it.
        "in-data-[slot=dialog-body]:-bottom-5 in-data-[slot=dialog-body]:-mb-5",
        className,
      )}
    >
      {isOvertaken ? (
        <Alert variant="destructive">
          <p>
            {t("Somebody else changed this in the meantime.")} {t("What you typed is still here.")}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="outline" onClick={goOn}>
              {t("Go on with mine")}
            </Button>
            <Button variant="outline" onClick={takeStored}>
              {t("Take theirs")}
            </Button>
          </div>
        </Alert>
      ) : (
        failure !== null && <Alert variant="destructive">{failure}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!isOvertaken && (
          <Button
            type="submit"
            variant={isDirty ? "default" : "secondary"}
            busyLabel={isSaving && t("Saving")}
          >
            {t("Save")}
          </Button>
        )}
        {isDirty && !isSaving && !isOvertaken && (
          <Button variant="ghost" onClick={takeStored}>
            {t("Discard changes")}
          </Button>
        )}
        <p className="text-sm text-muted" role="status">
          {isDirty && !isSaving
            ? isKept
              ? t("Not saved yet. It is kept in this browser.")
              : t("Not saved yet, and this browser keeps nothing.")
            : ""}
        </p>
      </div>
    </div>
  );
}
