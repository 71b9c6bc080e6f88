import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PostFilters } from "@/data/posts/published/published-list-queries";
import { listAddress, tidySearch } from "../list-address";

const PAUSE_MS = 250;

/**
 * What is in the search field, and the address that follows it after a pause. The address is
 * replaced, so that Back does not go through every word half typed.
 */
export function useTypedSearch(filters: PostFilters) {
  const navigate = useNavigate();
  const [text, setText] = useState(filters.search);
  const asked = useRef(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  });

  const ask = (typed: string) => {
    clearTimeout(timer.current);
    const search = tidySearch(typed);
    if (search === latest.current.search) return;
    asked.current = search;
    const { category } = latest.current;
    void navigate(listAddress({ category, search }), { replace: true, preventScrollReset: true });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), PAUSE_MS);
  };

  useEffect(() => {
    // Back, a link or a tab changed the address: the field follows, unless it led.
    if (filters.search === asked.current) return;
    asked.current = filters.search;
    clearTimeout(timer.current);
    setText(filters.search);
  }, [filters.search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { text, type, ask };
}
