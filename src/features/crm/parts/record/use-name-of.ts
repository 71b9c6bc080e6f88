import { useQuery } from "@tanstack/react-query";
import { peopleQuery } from "@/data/crm/people";
import type { NameOf } from "./record-words";

/** Gives the ids of people their names, and of what else the caller knows. */
export function useNameOf(others: ReadonlyMap<string, string> = NONE): NameOf {
  const { data: people } = useQuery(peopleQuery());
  return (id) => people?.find((person) => person.id === id)?.name ?? others.get(id) ?? null;
}

const NONE: ReadonlyMap<string, string> = new Map();
