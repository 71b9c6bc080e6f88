import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { cn } from "@/lib/cn";
import { useLeadFormState } from "./lead-form-frame";

type LeadSubmitProps = Pick<ComponentProps<typeof Button>, "className" | "children"> & {
  /** Label while it sends: "Sending". */
  busyLabel: string;
};

export function LeadSubmit({ busyLabel, className, ...props }: LeadSubmitProps) {
  const { isSending } = useLeadFormState();
  // Before its code is there, a submitted form would put what was typed into the address.
  const isReady = useIsHydrated();
  return (
    <Button
      {...props}
      size="lg"
      className={cn("max-sm:w-full", className)}
      type={isReady ? "submit" : "button"}
      busyLabel={isSending && busyLabel}
    />
  );
}
