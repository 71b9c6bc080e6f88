import { format } from "date-fns";

/** "2026-11-21T22:30:00-05:00": a moment by the reader's clock, and how far that is from UTC. */
export const isoMoment = (moment: Date): string => format(moment, "yyyy-MM-dd'T'HH:mm:ssxxx");

/** "20261121T223000-0500": the same in ISO 8601's basic format, which a file's name can hold. */
export const isoMomentBasic = (moment: Date): string => format(moment, "yyyyMMdd'T'HHmmssxx");
