import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useLeadFormState } from "./lead-form-frame";

type LeadSubmitProps = Pick<ComponentProps<typeof Button>, "variant" | "className" | "children"> & {
  /** What it says while it sends: "Sending". */
  busyLabel: string;
};

export function LeadSubmit({ busyLabel, ...props }: LeadSubmitProps) {
  const { isSending } = useLeadFormState();
  // Before its code is there, a submitted form would put what was typed into the address.
  const isReady = useIsHydrated();
  return (
    <Button {...props} type={isReady ? "submit" : "button"} busyLabel={isSending && busyLabel} />
  );
}
