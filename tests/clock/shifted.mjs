import { shiftClock } from "./shift-clock.mjs";

shiftClock(Number(process.env.E2E_CLOCK_SHIFT_MS ?? 0));
