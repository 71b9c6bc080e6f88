// Preloaded into the journeys' servers and their threads.
import { shiftClock } from "./shift-clock.mjs";

shiftClock(Number(process.env.E2E_CLOCK_SHIFT_MS ?? 0));
