import * as z from "zod/mini";
import type { Segment } from "@/data/dashboard/company-records";

/** Its own list: with the clients' schema came those of all that belongs to one. */
export const planSchema = z.enum(["enterprise", "small-business"] satisfies Segment[]);
