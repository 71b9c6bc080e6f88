import { Search } from "lucide-react";
import { useId, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { cn } from "@/lib/cn";
import { formatList } from "@/lib/format/format";
import type { FilterFace } from "./use-list-address";

const SEARCH_KEY = "F";

type SearchFieldProps = {
  address: Pick<FilterFace, "values" | "setFilter">;
  label: string;
  /** The fields that the search covers: English, for `t()`. */
  searched: readonly string[];
  className?: string;
};

/** The fields that a list's search covers, as text and as placeholder. */
export function useSearchedFields(searched: readonly string[]): {
  fields: string;
  placeholder: string;
} {
  const { t } = useTranslation();
  const fields = formatList(searched.map((field) => t(field)));
  return { fields, placeholder: fields.charAt(0).toLocaleUpperCase() + fields.slice(1) };
}

export function SearchField({ address, label, searched, className }: SearchFieldProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const { fields } = useSearchedFields(searched);
  const found = address.values.search;
  const search = typeof found === "string" ? found : "";
  const { typed, setTyped, sendNow, leave } = useTypedSearch(search, (text, options) =>
    address.setFilter("search", text || undefined, options),
  );

  return (
    <form
      role="search"
      // Stays beside the button for all filters, however narrow.
      className={cn(
        "group/search @container relative max-w-80 flex-[1_0_min(15.5rem,100%)] has-[+[data-filter-sheet]]:max-w-none has-[+[data-filter-sheet]]:min-w-0 has-[+[data-filter-sheet]]:shrink has-[+[data-filter-sheet]]:basis-[min(16.5rem,100%-9rem)]",
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      <Search
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        size={17}
        aria-hidden
      />
      <Input
        className={cn("pl-9", typed === "" && "text-ellipsis lg:@3xs:pr-10")}
        type="search"
        data-list-search
        aria-label={label}
        aria-keyshortcuts="f"
        aria-describedby={hintId}
        placeholder={label}
        title={t("Search this list: press F")}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
      {typed === "" && (
        <Kbd
          className="pointer-events-none absolute top-1/2 right-2.5 min-w-0 -translate-y-1/2 bg-sunken text-muted max-lg:hidden @max-3xs:hidden"
          aria-hidden
        >
          {SEARCH_KEY}
        </Kbd>
      )}
      <p
        id={hintId}
        className={cn(
          "shadow-card absolute top-full left-0 z-20 mt-1.5 hidden w-max max-w-[min(20rem,100cqw)] rounded-sm border border-line bg-surface px-3 py-2 text-code text-muted",
          typed === "" && "group-focus-within/search:block",
        )}
      >
        {t("Looks in {{fields}}.", { fields })}
      </p>
    </form>
  );
}

const PAUSE_MS = 250;

/** Searches once typing pauses. Only the first search of a visit pushes a history entry. */
function useTypedSearch(
  search: string,
  onSearch: (search: string, options: { isReplacing: boolean }) => void,
) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  const isInHistory = useRef(false);

  // Follows changes of the URL by other means, such as Back. Its own changes are ignored, because
  // more may have been typed meanwhile.
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
    onSearch(wanted, { isReplacing: isInHistory.current });
    isInHistory.current = true;
  };
  useEffect(() => {
    if (typed.trim() === sent) return undefined;
    const timer = setTimeout(() => send(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    typed,
    setTyped,
    /** Searches without waiting for a pause. */
    sendNow: () => send(typed),
    /** Searches at once and ends the visit. */
    leave: () => {
      send(typed);
      isInHistory.current = false;
    },
  };
}
