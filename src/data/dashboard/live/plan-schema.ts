import * as z from "zod/mini";
import type { Segment } from "@/data/dashboard/company-records";

/** Declared here, because importing the clients' schema would load those of all their parts. */
export const planSchema = z.enum(["enterprise", "small-business"] satisfies Segment[]);
