import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { env } from "@/lib/env";
import type { SentLead } from "../lead-form/use-lead-form";
import { wantsCallsi } from "./checkout-form";
import { paymentAddress } from "./payment-address";

export type Receipt = {
  reference: string;
  /** What the request said of the phone assistant: the form's own draft is gone by then. */
  wantsCallsi: boolean;
};

function receiptIn(state: unknown): Receipt | null {
  if (typeof state !== "object" || state === null || !("reference" in state)) return null;
  if (typeof state.reference !== "string") return null;
  return {
    reference: state.reference,
    wantsCallsi: "wantsCallsi" in state && state.wantsCallsi === true,
  };
}

const receiptOf = ({ reference, values }: SentLead): Receipt => ({
  reference,
  wantsCallsi: wantsCallsi(values),
});

/**
 * The receipt of the request just sent, kept with this entry of the tab's history: a reload,
 * or coming back from the payment page, still shows it. Goes on to that page once.
 */
export function useSentRequest(sent: SentLead | null): Receipt | null {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (sent === null) return;
    const { reference, values } = sent;
    const goOn = async () => {
      await navigate({ search: "" }, { replace: true, state: receiptOf(sent) });
      if (env.stripePaymentLink !== null) {
        location.assign(paymentAddress(env.stripePaymentLink, { reference, email: values.email }));
      }
    };
    void goOn();
  }, [sent, navigate]);

  if (sent !== null) return receiptOf(sent);
  return isHydrated ? receiptIn(state) : null;
}
