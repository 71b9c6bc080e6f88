import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchClients } from "@/data/clients/queries";
import { type ClientRow } from "@/data/clients/schema";
import { crmKeys } from "@/data/records/crm-keys";

const PAUSE_MS = 300;
const SHORTEST = 3;

const keyOf = (business: string) => business.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Clients with the same name, ignoring spaces and punctuation, once typing pauses. */
export function useSameBusiness(typed: string): ClientRow[] {
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: [...crmKeys.clients, "same-business", wanted],
    queryFn: ({ signal }) => fetchClients({ search: wanted }, "business", null, 20, signal),
    enabled: keyOf(wanted).length >= SHORTEST,
  });
  return (data?.rows ?? []).filter(({ business }) => keyOf(business) === keyOf(typed));
}
