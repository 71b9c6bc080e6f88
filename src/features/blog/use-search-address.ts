import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PostFilters } from "@/data/posts/published-list-queries";
import { listAddress, tidySearch } from "./list-address";

const PAUSE_MS = 250;

/** The URL follows after a pause and is replaced, so that Back skips partial words. */
export function useTypedSearch(filters: PostFilters) {
  const navigate = useNavigate();
  const [text, setText] = useState(filters.search);
  const requested = useRef(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  });

  const ask = (typed: string) => {
    clearTimeout(timer.current);
    const search = tidySearch(typed);
    if (search === latest.current.search) return;
    requested.current = search;
    const { category } = latest.current;
    void navigate(listAddress({ category, search }), { replace: true, preventScrollReset: true });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), PAUSE_MS);
  };

  useEffect(() => {
    // The field follows changes of the URL that it did not make.
    if (filters.search === requested.current) return;
    requested.current = filters.search;
    clearTimeout(timer.current);
    setText(filters.search);
  }, [filters.search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { text, type, ask };
}
