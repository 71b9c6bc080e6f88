import { z } from "zod";
import type { StaffRole } from "@/data/staff";
import { roleNames } from "./roles";

const name = z
  .string()
  .trim()
  .min(1, "Enter the name colleagues and clients should read.")
  .max(120, "Make it shorter: at most 120 characters.");
const role = z.enum(roleNames as [StaffRole, ...StaffRole[]], "Choose a role.");

export const changePersonSchema = z.object({ name, role });
export const addPersonSchema = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email("Enter a whole e-mail address, such as name@company.com.").max(254)),
  name,
  role,
});
