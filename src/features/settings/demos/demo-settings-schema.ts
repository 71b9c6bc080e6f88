import * as z from "zod/mini";
import type { DemoSettings } from "@/data/settings/schema";

export const demoSettingsShape = z.object({ minutes: z.string(), pause_minutes: z.string() });
export type DemoSettingsValues = z.infer<typeof demoSettingsShape>;

export const demoSettingsValues = (settings: DemoSettings): DemoSettingsValues => ({
  minutes: String(settings.minutes),
  pause_minutes: String(settings.pause_minutes),
});

const minutesWithin = (least: number, most: number, message: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most,
        message,
      ),
    );

/** Messages are English, for `t()`. */
export const demoSettingsSchema = z.object({
  minutes: minutesWithin(10, 120, "Enter 10 to 120 minutes."),
  pause_minutes: minutesWithin(0, 120, "Enter 0 to 120 minutes."),
});
