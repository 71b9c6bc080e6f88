import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { textsAlone } from "./texts-alone";

type FormActionsProps = ComponentProps<"div"> & {
  /** Announced as it changes, so pass "" for nothing. */
  note?: string;
};

/** The submit button comes first. On a phone they share the line. */
export function FormActions({ note, className, children, ...props }: FormActionsProps) {
  return (
    <div
      data-slot="form-actions"
      {...props}
      className={cn("flex flex-wrap items-center gap-3 max-sm:[&>:is(a,button)]:flex-1", className)}
    >
      {textsAlone(children)}
      {note !== undefined && (
        <p className="text-xs text-muted empty:absolute max-sm:basis-full" role="status">
          {note}
        </p>
      )}
    </div>
  );
}

/** At the foot of a card or dialog. */
export function FormFooter({ className, ...props }: FormActionsProps) {
  return (
    <FormActions
      data-slot="form-footer"
      {...props}
      className={cn(
        "border-t border-line bg-sunken px-4.5 py-4 [&>:disabled]:inset-ring-frame [&>:disabled]:inset-ring-line-strong",
        className,
      )}
    />
  );
}
