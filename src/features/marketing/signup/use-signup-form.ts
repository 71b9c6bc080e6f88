import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { isTradeChoice } from "@/lib/site/trades";
import { leadField } from "../lead-form/lead-schema";
import { useLeadForm } from "../lead-form/use-lead-form";

const schema = z.object({
  business: leadField.business,
  trade: leadField.trade,
  town: leadField.town,
  name: leadField.name,
  email: leadField.email,
  phone: leadField.phone,
  callTime: leadField.callTime,
  website: leadField.optionalWebsite,
});

const defaultValues = {
  business: "",
  trade: "",
  town: "",
  name: "",
  email: "",
  phone: "",
  callTime: "",
  website: "",
};

const TRADE_PARAM = "trade";

/** The sign-up form, whose trade and the address's `?trade=` say the same. */
export function useSignupForm() {
  const [search, setSearch] = useSearchParams();
  const trade = search.get(TRADE_PARAM);
  const asked = isTradeChoice(trade) ? trade : null;
  const lead = useLeadForm({
    form: "signup",
    schema,
    defaultValues,
    asked: asked === null ? {} : { trade: asked },
  });
  const { getValues, setValue, subscribe } = lead.form;
  const answered = useRef(asked);

  // Otherwise a reload would bring back the trade of the address.
  const follow = useCallback(
    (chosen = "") =>
      setSearch(
        (others) => {
          if (chosen === "") others.delete(TRADE_PARAM);
          else others.set(TRADE_PARAM, chosen);
          return others;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );

  useEffect(() => {
    const isNews = answered.current !== asked;
    answered.current = asked;
    const chosen = getValues("trade");
    if (asked === null || asked === chosen) return;
    if (isNews) setValue("trade", asked);
    // Chosen in the prerendered page, before its code arrived: that counts more.
    else follow(chosen);
  }, [asked, getValues, setValue, follow]);

  useEffect(
    () =>
      subscribe({
        name: "trade",
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (name === "trade" && type === "change") follow(values.trade);
        },
      }),
    [subscribe, follow],
  );
  return lead;
}
