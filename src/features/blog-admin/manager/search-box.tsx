import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { useTypedSearch } from "@/hooks/use-typed-search";
import type { ChangeFilters } from "./use-list-filters";

type SearchBoxProps = { search: string; onChange: ChangeFilters };

/** Searches once the typing pauses, or at once when the box is left. */
export function SearchBox({ search, onChange }: SearchBoxProps) {
  const { t } = useTranslation();
  const { typed, setTyped, sendNow, leave } = useTypedSearch(search, (text, options) =>
    onChange({ search: text }, options),
  );

  return (
    <form
      role="search"
      className="post-search"
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      <Input
        type="search"
        aria-label={t("Search posts")}
        placeholder={t("Search title or slug")}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
    </form>
  );
}
