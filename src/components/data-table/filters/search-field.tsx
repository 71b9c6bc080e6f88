import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { cn } from "@/lib/cn";
import { useTypedSearch } from "../use-typed-search";
import type { FilterFace } from "../views/use-list-address";

const SEARCH_KEY = "/";

type SearchFieldProps = {
  address: Pick<FilterFace, "values" | "setFilter">;
  /** "Search clients" */
  label: string;
  /** What it looks in: "Business, contact, domain" */
  placeholder: string;
  className?: string;
};

/** Searches once the typing pauses, or at once when the field is left. */
export function SearchField({ address, label, placeholder, className }: SearchFieldProps) {
  const { t } = useTranslation();
  const found = address.values.search;
  const search = typeof found === "string" ? found : "";
  const { typed, setTyped, sendNow, leave } = useTypedSearch(search, (text, options) =>
    address.setFilter("search", text || undefined, options),
  );

  return (
    <form
      role="search"
      // The button that stands for all filters stays beside it, however little room there is.
      className={cn(
        "@container relative max-w-80 flex-[1_0_min(15.5rem,100%)] has-[+[data-filter-sheet]]:max-w-none has-[+[data-filter-sheet]]:min-w-0 has-[+[data-filter-sheet]]:shrink has-[+[data-filter-sheet]]:basis-[min(16.5rem,100%-9rem)]",
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
        aria-keyshortcuts="/"
        placeholder={placeholder}
        title={t("Search: press /")}
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
    </form>
  );
}
