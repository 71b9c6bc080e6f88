import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterFace } from "./use-list-address";

const PAUSE_MS = 250;

type SearchFieldProps = {
  address: Pick<FilterFace, "values" | "setFilter">;
  /** "Search clients" */
  label: string;
  /** What it looks in: "Business, contact, domain" */
  placeholder: string;
};

/**
 * Searches once the typing pauses, or at once when the field is left. The first word of a visit is
 * a step in the browser's history, what follows replaces it: Back undoes a search, not a letter.
 */
export function SearchField({ address, label, placeholder }: SearchFieldProps) {
  const { t } = useTranslation();
  const found = address.values.search;
  const search = typeof found === "string" ? found : "";
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  const isInHistory = useRef(false);

  // The address changed by other means, such as Back: the field follows. Its own doing must not
  // reach it, because more may have been typed meanwhile.
  if (shown !== search) {
    setShown(search);
    if (search !== sent) {
      setTyped(search);
      setSent(search);
    }
  }

  const send = (text: string) => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    address.setFilter("search", wanted || undefined, { isReplacing: isInHistory.current });
    isInHistory.current = true;
  };
  useEffect(() => {
    if (typed.trim() === sent) return undefined;
    const timer = setTimeout(() => send(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <form
      role="search"
      className="records-search"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <Search size={17} aria-hidden />
      <input
        className="input"
        type="search"
        data-list-search
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        title={t("Search: press /")}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          send(typed);
          isInHistory.current = false;
        }}
      />
      {typed === "" && <kbd aria-hidden="true">{SEARCH_KEY}</kbd>}
    </form>
  );
}

export const SEARCH_KEY = "/";
