import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { env } from "@/lib/env";
import type { SentLead } from "../lead-form/use-lead-form";
import { paymentAddress } from "./payment-address";

function referenceIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("reference" in state)) return null;
  return typeof state.reference === "string" ? state.reference : null;
}

/**
 * The reference of the request just sent, kept with this entry of the tab's history: a reload,
 * or coming back from the payment page, still shows it. Goes on to that page once.
 */
export function useReceipt(sent: SentLead | null): string | null {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (sent === null) return;
    const { reference, values } = sent;
    const goOn = async () => {
      await navigate({ search: "" }, { replace: true, state: { reference } });
      if (env.stripePaymentLink !== null) {
        location.assign(paymentAddress(env.stripePaymentLink, { reference, email: values.email }));
      }
    };
    void goOn();
  }, [sent, navigate]);

  return sent?.reference ?? (isHydrated ? referenceIn(state) : null);
}
