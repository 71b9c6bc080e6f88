import * as z from "zod/mini";
import type { AutomationSettings } from "@/data/settings/schema";

/** Values as typed. */
export const automationShape = z.object({
  rules_off: z.array(z.string()),
  onboarding_tasks: z.array(z.object({ title: z.string(), days: z.string(), owner: z.string() })),
});
export type AutomationValues = z.infer<typeof automationShape>;

export const MOST_TASKS = 30;
const MOST_DAYS = 365;

/** Messages are English, for `t()`. */
export const automationSchema = z.object({
  rules_off: z.array(z.string()),
  onboarding_tasks: z.array(
    z.object({
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Say what is to be done."),
          z.maxLength(200, "Keep it to 200 characters."),
        ),
      days: z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= MOST_DAYS,
            "Enter 0 to 365 days.",
          ),
        ),
      owner: z.string(),
    }),
  ),
});

export const automationValues = (settings: AutomationSettings): AutomationValues => ({
  rules_off: settings.rules_off,
  onboarding_tasks: settings.onboarding_tasks.map((task) => ({ ...task, days: String(task.days) })),
});

export const automationToSave = (values: AutomationValues) => ({
  rules_off: values.rules_off,
  onboarding_tasks: values.onboarding_tasks.map((task) => ({ ...task, days: Number(task.days) })),
});
