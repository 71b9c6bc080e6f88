import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { supabase } from "@/lib/supabase/client";

/** The number of demos that are canceled if these leads are lost. */
export const demosToComeQuery = (leadIds: readonly string[]) =>
  queryOptions({
    queryKey: [...crmKeys.leads, "demos to come", leadIds],
    queryFn: ({ signal }) =>
      callFunction("count_demos_to_come", { lead_ids: [...leadIds] }, z.number(), signal),
    // A visitor may have booked one since.
    staleTime: 0,
  });

/** Free times of this host on an office day. */
export const freeTimesQuery = (host: string, day: CalendarDay) =>
  queryOptions({
    queryKey: [...crmKeys.leads, "free times", host, day],
    queryFn: ({ signal }) =>
      callFunction("free_demo_times", { day, host }, z.array(z.string()), signal),
    enabled: host !== "" && day !== "",
    // Off by default, because queries run offline too.
    refetchOnReconnect: true,
  });

export const outsideHoursQuery = ({ host_id, starts_at }: DemoTime) =>
  queryOptions({
    queryKey: [...crmKeys.leads, "outside hours", host_id, starts_at],
    queryFn: ({ signal }) =>
      callFunction(
        "is_outside_demo_hours",
        { host: host_id, begins: starts_at },
        z.boolean(),
        signal,
      ),
    staleTime: 0,
  });

const demoHostSchema = z.object({ host_id: z.string(), demo_count: z.number() });

/** Hosts with their demos in the office week of a day: free ones first, then by fewest demos. */
export const demoHostsQuery = (day: CalendarDay) =>
  queryOptions({
    queryKey: [...crmKeys.leads, "demo hosts", day],
    queryFn: ({ signal }) =>
      callFunction("hosts_of_week", { of_day: day }, z.array(demoHostSchema), signal),
    enabled: day !== "",
    refetchOnReconnect: true,
    // The hosts are the same as the day before's.
    placeholderData: keepPreviousData,
  });

export type DemoTime = { host_id: string; starts_at: string };

/** Throws with the code "23P01" where the host has another demo at that time. */
export const bookDemo = async (demo: DemoTime & { id: string; lead_id: string }) => {
  await supabase.from("demo_bookings").insert(demo).retry(false).throwOnError();
};
