import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { supabase } from "@/lib/supabase/client";
import {
  automationSettingsSchema,
  companyHoursSchema,
  demoCalendarSchema,
  mailSettingsSchema,
  outsideDemoSchema,
  settingsEventSchema,
  storageUsedSchema,
  type AutomationSettings,
  type MailSettings,
  type SettingsEvent,
} from "./schema";
import { parseAnswer } from "@/lib/supabase/database-answer";

/** Opening hours. For signed-in staff, and in the demo for anyone. */
export function companyHoursQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "company"],
    queryFn: ({ signal }) => callFunction("company_hours", {}, companyHoursSchema, signal),
  });
}

/** Demo settings and hosts. For staff. */
export function demoCalendarQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "calendar"],
    queryFn: ({ signal }) => callFunction("demo_calendar", {}, demoCalendarSchema, signal),
  });
}

export function outsideDemosQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "outside"],
    queryFn: ({ signal }) =>
      callFunction("demos_outside_hours", {}, z.array(outsideDemoSchema), signal),
  });
}

export function mailSettingsQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "mail"],
    queryFn: async ({ signal }): Promise<MailSettings> => {
      const { data } = await supabase
        .from("mail_settings")
        .select("version,sender_name,sender_address,reply_address,kinds_off")
        .abortSignal(signal)
        .retry(false)
        .single()
        .throwOnError();
      return parseAnswer("mail_settings", mailSettingsSchema, data);
    },
  });
}

export function automationSettingsQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "automation"],
    queryFn: async ({ signal }): Promise<AutomationSettings> => {
      const { data } = await supabase
        .from("automation_settings")
        .select("version,rules_off,onboarding_tasks")
        .abortSignal(signal)
        .retry(false)
        .single()
        .throwOnError();
      return parseAnswer("automation_settings", automationSettingsSchema, data);
    },
  });
}

/** The number of files and their bytes by bucket. For staff. */
export function storageUsedQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "storage"],
    queryFn: ({ signal }) => callFunction("storage_used", {}, z.array(storageUsedSchema), signal),
  });
}

export const SETTINGS_EVENTS_SHOWN = 50;

/** The last changes, newest first. Empty for everyone who is not an owner. */
export function settingsHistoryQuery() {
  return queryOptions({
    queryKey: [...crmKeys.settings, "history"],
    queryFn: async ({ signal }): Promise<SettingsEvent[]> => {
      const { data } = await supabase
        .from("crm_events")
        .select("id,happened_at,actor_name,record_id,action,before,after")
        .eq("entity", "settings")
        .order("id", { ascending: false })
        .limit(SETTINGS_EVENTS_SHOWN)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return parseAnswer("crm_events of the settings", z.array(settingsEventSchema), data);
    },
  });
}
