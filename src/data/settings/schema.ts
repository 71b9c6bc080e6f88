import * as z from "zod/mini";
import type { OpenHours } from "@/lib/dates/office/business-clock";

/** Local times, such as "09:00"; days are calendar days. */
export const hoursSchema = z.object({
  /** 1 is Monday. */
  weekday: z.number(),
  opens_at: z.string(),
  closes_at: z.string(),
});

export const daysOffSchema = z.object({ first_day: z.string(), last_day: z.string() });
export const closedDaySchema = z.object({ day: z.string(), name: z.string() });

/** The company's hours, in New York; see CompanyHours. */
export const companyHoursSchema = z.object({
  version: z.number(),
  weeks: z.array(z.object({ since: z.string(), hours: z.array(hoursSchema) })),
  closed_days: z.array(closedDaySchema),
});
export type StoredCompanyHours = z.infer<typeof companyHoursSchema>;

export type CompanyHoursChange = {
  version: number;
  hours: OpenHours[];
  closed_days: z.infer<typeof closedDaySchema>[];
};

const demoSettingsSchema = z.object({
  version: z.number(),
  minutes: z.number(),
  pause_minutes: z.number(),
});
export type DemoSettings = z.infer<typeof demoSettingsSchema>;

const demoHostSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 0 for possible hosts without settings. */
  version: z.number(),
  is_active: z.boolean(),
  time_zone: z.string(),
  hours: z.array(hoursSchema),
  days_off: z.array(daysOffSchema),
  is_sample: z.boolean(),
});
export type DemoHost = z.infer<typeof demoHostSchema>;

export const demoCalendarSchema = z.object({
  settings: demoSettingsSchema,
  /** The company's hours, the default for a new host. */
  usual_hours: z.array(hoursSchema),
  hosts: z.array(demoHostSchema),
});
export type DemoCalendar = z.infer<typeof demoCalendarSchema>;

export const outsideDemoSchema = z.object({
  booking_id: z.string(),
  host_id: z.string(),
  lead_id: z.string(),
  lead_name: z.string(),
  /** ISO timestamp. */
  starts_at: z.string(),
});
export type OutsideDemo = z.infer<typeof outsideDemoSchema>;

export const mailSettingsSchema = z.object({
  version: z.number(),
  /** Null for the server's default. */
  sender_name: z.nullable(z.string()),
  sender_address: z.nullable(z.string()),
  reply_address: z.nullable(z.string()),
  kinds_off: z.array(z.string()),
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

const changedSchema = z.nullable(z.record(z.string(), z.unknown()));

export const settingsEventSchema = z.object({
  id: z.number(),
  happened_at: z.string(),
  actor_name: z.nullable(z.string()),
  record_id: z.string(),
  action: z.string(),
  before: changedSchema,
  after: changedSchema,
});
export type SettingsEvent = z.infer<typeof settingsEventSchema>;

export const storageUsedSchema = z.object({
  bucket: z.string(),
  objects: z.number(),
  bytes: z.number(),
});
export type StorageUsed = z.infer<typeof storageUsedSchema>;

/** A task that winning a lead adds. */
export const onboardingTaskSchema = z.object({
  title: z.string(),
  /** It is due this many days after winning. */
  days: z.number(),
  /** "lead-owner", "winner", or the id of a colleague. */
  owner: z.string(),
});
export type OnboardingTask = z.infer<typeof onboardingTaskSchema>;

export const automationSettingsSchema = z.object({
  version: z.number(),
  rules_off: z.array(z.string()),
  onboarding_tasks: z.array(onboardingTaskSchema),
});
export type AutomationSettings = z.infer<typeof automationSettingsSchema>;
