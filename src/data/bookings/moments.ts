import * as z from "zod/mini";

/** As JSON has it: "2026-11-27T15:30:00+00:00". */
export const moment = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
);

/** Empty for invalid JSON, so that they are read again. */
export function readTimes(json: string): Date[] {
  try {
    return z.array(moment).safeParse(JSON.parse(json)).data ?? [];
  } catch {
    return [];
  }
}
