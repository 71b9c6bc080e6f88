import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeFilters } from "./use-list-filters";

const PAUSE_MS = 250;

type SearchBoxProps = { search: string; onChange: ChangeFilters };

/**
 * Searches once the typing pauses. The first word of a visit to the box is a step in the
 * browser's history, what follows replaces it, so that Back undoes a search and not a letter.
 */
export function SearchBox({ search, onChange }: SearchBoxProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  const isInHistory = useRef(false);

  // The address changed by other means, such as Back: the box follows. Its own doing must
  // not reach it, because more may have been typed meanwhile.
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
    onChange({ search: wanted }, { isReplacing: isInHistory.current });
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
      className="post-search"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <input
        className="input"
        type="search"
        aria-label={t("Search posts")}
        placeholder={t("Search title or slug")}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          isInHistory.current = false;
        }}
      />
    </form>
  );
}
