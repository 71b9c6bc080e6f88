import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { env } from "@/lib/env";
import type { SentLead } from "@/features/lead-form/use-lead-form";
import { paymentAddress } from "./payment-address";

/** Removes the step from the URL after sending, and redirects to the payment page once. */
export function usePaymentRedirect(sent: SentLead | null): void {
  const navigate = useNavigate();
  const goneOnWith = useRef<string | null>(null);

  useEffect(() => {
    if (!sent?.isNew || goneOnWith.current === sent.reference) return;
    goneOnWith.current = sent.reference;
    const goOn = async () => {
      await navigate({ search: "" }, { replace: true });
      if (env.stripePaymentLink !== null) {
        location.assign(paymentAddress(env.stripePaymentLink, sent));
      }
    };
    void goOn();
  }, [sent, navigate]);
}
