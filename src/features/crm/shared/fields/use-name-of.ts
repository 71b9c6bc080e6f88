import { useQuery } from "@tanstack/react-query";
import { peopleQuery } from "@/data/staff/queries";
import type { NameOf } from "./record-labels";

export function useNameOf(): NameOf {
  const { data: people } = useQuery(peopleQuery());
  return (id) => people?.find((person) => person.id === id)?.name ?? null;
}
