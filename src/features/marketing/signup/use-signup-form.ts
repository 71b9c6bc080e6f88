import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { isTradeChoice } from "@/content/trades";
import { useLeadForm } from "@/features/lead-form/use-lead-form";

const TRADE_PARAM = "trade";

/** The sign-up form, whose trade is synchronized with `?trade=`. */
export function useSignupForm() {
  const [search, setSearch] = useSearchParams();
  const trade = search.get(TRADE_PARAM);
  const urlTrade = isTradeChoice(trade) ? trade : null;
  const lead = useLeadForm({
    form: "signup",
    urlValues: urlTrade === null ? {} : { trade: urlTrade },
  });
  const { getValues, setValue, subscribe } = lead.form;
  const answered = useRef(urlTrade);

  // Otherwise a reload would restore the URL's trade.
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
    const isNews = answered.current !== urlTrade;
    answered.current = urlTrade;
    const chosen = getValues("trade");
    if (urlTrade === null || urlTrade === chosen) return;
    if (isNews) setValue("trade", urlTrade);
    // A choice before the code loaded has priority.
    else follow(chosen);
  }, [urlTrade, getValues, setValue, follow]);

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
