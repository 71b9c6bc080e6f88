import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { backendOrigin } from "@/lib/supabase/backend-origin";

const addressOf = (key: string) => `${backendOrigin()}/functions/v1/calendar?key=${key}`;

const fetchAddress = async (renew: boolean, signal?: AbortSignal) =>
  addressOf(await callFunction("my_calendar_key", { renew }, z.string(), signal));

export const calendarAddressQuery = () =>
  queryOptions({
    queryKey: ["staff", "calendar"],
    queryFn: ({ signal }) => fetchAddress(false, signal),
    staleTime: Infinity,
  });

export const renewCalendarAddress = () => fetchAddress(true);
