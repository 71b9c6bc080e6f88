import { hashKey, useQueryClient, type Query, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Database } from "@/lib/database.types";
import { env } from "@/lib/env";
import { supabase } from "@/lib/supabase/client";

type LiveRows = {
  table: keyof Database["public"]["Tables"];
  /** A condition on one column, such as "record_id=eq.1". */
  filter: string;
  /** The queries that read the rows. */
  queryKey: QueryKey;
};

type LiveOptions = {
  isEnabled: boolean;
  pollMs: number;
  /** While changes are announced, which makes polls a precaution. */
  announcedMs: number;
};

/** A server that is down must not be asked every few seconds by every open tab. */
const AFTER_FAILURE_MS = 30_000;

/**
 * The `refetchInterval` of a query about rows that others change. On a hosted project Realtime
 * announces changes, and the query is refetched at once. On the embedded one, and while Realtime is
 * not reached, the query polls. Hidden tabs do not poll.
 */
export function useLiveInterval(
  { table, filter, queryKey }: LiveRows,
  { isEnabled, pollMs, announcedMs }: LiveOptions,
): (query: Pick<Query, "state">) => number {
  const queryClient = useQueryClient();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const refetch = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  const key = hashKey(queryKey);
  useEffect(() => {
    if (!isEnabled || env.supabaseUrl === null) return undefined;
    // A name is for one subscription, and a screen may have two of the same rows.
    const channel = supabase
      .channel(`${key}:${crypto.randomUUID()}`)
      .on("postgres_changes", { event: "*", schema: "public", table, filter }, () => refetch())
      .subscribe((status) => setIsAnnounced(status === "SUBSCRIBED"));
    return () => {
      setIsAnnounced(false);
      void supabase.removeChannel(channel);
    };
  }, [isEnabled, table, filter, key]);
  return ({ state }) =>
    state.status === "error" ? AFTER_FAILURE_MS : isAnnounced ? announcedMs : pollMs;
}
