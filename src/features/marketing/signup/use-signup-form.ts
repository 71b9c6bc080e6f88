import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { OTHER_TRADE, tradeBySlug } from "@/lib/trades";
import { leadField } from "../lead-form/lead-fields";
import { useLeadForm } from "../lead-form/use-lead-form";

const schema = z.object({
  business: leadField.business,
  trade: leadField.trade,
  town: leadField.town,
  name: leadField.name,
  phone: leadField.phone,
  email: leadField.email,
  website: leadField.optionalWebsite,
});

const defaultValues = {
  business: "",
  trade: "",
  town: "",
  name: "",
  phone: "",
  email: "",
  website: "",
};

/** The sign-up form, whose trade and the address's `?trade=` say the same. */
export function useSignupForm() {
  const lead = useLeadForm({ form: "signup", schema, defaultValues });
  const [search, setSearch] = useSearchParams();
  const asked = search.get("trade");
  const { getValues, setValue, subscribe } = lead.form;

  useEffect(() => {
    const isKnown = asked === OTHER_TRADE || tradeBySlug(asked) !== undefined;
    if (isKnown && getValues("trade") !== asked) setValue("trade", asked ?? "");
  }, [asked, getValues, setValue]);

  useEffect(
    () =>
      subscribe({
        name: "trade",
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // Otherwise a reload would bring back the trade of the address.
          if (name !== "trade" || type !== "change") return;
          const trade = values.trade ?? "";
          setSearch(trade ? { trade } : {}, { replace: true, preventScrollReset: true });
        },
      }),
    [subscribe, setSearch],
  );
  return lead;
}
