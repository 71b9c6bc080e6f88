import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormFooter } from "@/components/ui/form-footer";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { cn } from "@/lib/cn";
import type { SettingsForm } from "./use-settings-form";

type SaveBarProps = { state: SettingsForm; onClose: (() => void) | undefined };

/** The form's state and buttons, in sight while there is something to save. */
export function SaveBar({ state, onClose }: SaveBarProps) {
  const { t } = useTranslation();
  const { isSaving, isDirty, isStored, failure, isOvertaken, goOn, takeStored } = state;
  const bar = useRef<HTMLDivElement>(null);
  // Save, or "Go on with mine" in a conflict.
  const rememberFocus = useFocusAfterLoss(() => bar.current?.querySelector("button"));
  const hasChanges = isDirty || isSaving || isOvertaken || failure !== null;
  const keptNote = isStored
    ? t("Not saved yet. It is kept in this browser.")
    : t("Not saved yet, and this browser keeps nothing.");
  return (
    <FormFooter
      ref={bar}
      className={onClose ? "px-5" : cn("rounded-b-md", hasChanges && "sticky bottom-0 z-1")}
      note={isDirty && !isSaving ? keptNote : ""}
      onFocus={rememberFocus}
    >
      {isOvertaken ? (
        <Alert variant="destructive" className="w-full">
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
        <>
          {failure !== null && (
            <Alert variant="destructive" className="w-full">
              {failure}
            </Alert>
          )}
          <Button
            type="submit"
            variant={isDirty ? "default" : "secondary"}
            busyLabel={isSaving && t("Saving")}
          >
            {t("Save")}
          </Button>
        </>
      )}
      {isDirty && !isSaving && !isOvertaken && (
        <Button variant="secondary" onClick={takeStored}>
          {t("Discard changes")}
        </Button>
      )}
      {!isDirty && onClose && (
        <Button variant="secondary" onClick={onClose}>
          {t("Cancel")}
        </Button>
      )}
    </FormFooter>
  );
}
