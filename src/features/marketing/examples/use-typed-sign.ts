import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { keepAnswers, readAnswers } from "@/features/lead-form/visitor-answers";
import {
  EMPTY_SIGN,
  fragmentOf,
  plainSign,
  signInFragment,
  type SignField,
  type TypedSign,
} from "./typed-sign";

function watchAddress(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

function answeredSign(): TypedSign {
  const { business = "", town = "", phone = "" } = readAnswers();
  return plainSign({ name: business, town, phone });
}

const keep = ({ name, town, phone }: TypedSign) => keepAnswers({ business: name, town, phone });

/**
 * The business on the example site: from the URL's fragment, else from any form of this tab. Typing
 * updates both. Empty in the first render, as on the server.
 */
export function useTypedSign() {
  const isHydrated = useIsHydrated();
  const hash = useSyncExternalStore(
    watchAddress,
    () => location.hash,
    () => "",
  );
  const known = useMemo(
    () => (isHydrated ? (signInFragment(hash) ?? answeredSign()) : EMPTY_SIGN),
    [isHydrated, hash],
  );
  const [edited, setEdited] = useState<TypedSign | null>(null);
  // A new URL in this tab replaces earlier input.
  useEffect(() => watchAddress(() => setEdited(null)), []);
  const typed = edited ?? known;

  const change = (sign: TypedSign) => {
    setEdited(sign);
    const plain = plainSign(sign);
    keep(plain);
    const { pathname, search } = location;
    // Keeps the router's state of this entry.
    history.replaceState(history.state, "", `${pathname}${search}${fragmentOf(plain)}`);
  };
  return {
    typed,
    sign: plainSign(typed),
    type: (field: SignField, value: string) => change({ ...typed, [field]: value }),
    clear: () => change(EMPTY_SIGN),
    /** Before sign-up, also keeps values from the URL. */
    keepSign: () => keep(plainSign(typed)),
  };
}
