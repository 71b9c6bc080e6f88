import type { ReactNode } from "react";
import { CardContent } from "@/components/ui/card";
import { DialogBody } from "@/components/ui/dialog";
import { cn } from "@/lib/cn";
import { SaveBar } from "./save-bar";
import type { SettingsForm as FormState } from "./use-settings-form";

type SettingsFormProps = {
  state: FormState & { submit: (event: { preventDefault: () => void }) => void };
  onClose?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
};

export function SettingsForm({ state, onClose, className, children }: SettingsFormProps) {
  const Body = onClose ? DialogBody : CardContent;
  return (
    <form
      // Keeps the focused field above the sticky buttons.
      className={onClose ? "flex min-h-0 flex-col" : "**:scroll-mb-24"}
      noValidate
      onSubmit={state.submit}
    >
      <Body className={cn("grid gap-5", className)}>{children}</Body>
      <SaveBar state={state} onClose={onClose} />
    </form>
  );
}
