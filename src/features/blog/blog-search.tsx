import { Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { PostFilters } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { MAX_SEARCH } from "./list-address";
import { useTypedSearch } from "./use-search-address";

export function BlogSearch({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, type, ask } = useTypedSearch(filters);
  return (
    <search>
      <form
        className="grid gap-1.5"
        action={paths.blog}
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <Label htmlFor={id}>{t("Search the posts")}</Label>
        {filters.category !== null && (
          <Input type="hidden" name="category" value={filters.category} />
        )}
        <span className="relative block">
          <Search
            className="pointer-events-none absolute top-4 left-3.5 text-muted"
            size={20}
            aria-hidden
          />
          <Input
            size="lg"
            className="min-h-13 appearance-none pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
            id={id}
            ref={field}
            type="search"
            name="q"
            value={text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => type(event.target.value)}
          />
          {text !== "" && (
            <Button
              variant="ghost"
              size="icon"
              className="absolute top-1 right-1 text-muted hover:text-text"
              aria-label={t("Clear the search")}
              onClick={() => {
                type("");
                ask("");
                field.current?.focus();
              }}
            >
              <X size={20} aria-hidden />
            </Button>
          )}
        </span>
      </form>
    </search>
  );
}
