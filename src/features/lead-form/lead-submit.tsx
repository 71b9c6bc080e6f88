import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { cn } from "@/lib/cn";
import { useLeadFormState } from "./lead-form-frame";

type LeadSubmitProps = Pick<ComponentProps<typeof Button>, "className" | "children"> & {
  busyLabel: string;
};

export function LeadSubmit({ busyLabel, className, ...props }: LeadSubmitProps) {
  const { isSending } = useLeadFormState();
  // Before its code has loaded, a native submit would put the values in the URL.
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
