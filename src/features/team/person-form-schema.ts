import * as z from "zod/mini";
import { staffRoleNames } from "@/data/staff/staff-roles";
import { cleanEmail, isEmail } from "@/lib/format/email-address";

/** Messages are English, for `t()`. */
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Enter the name colleagues and clients should read."),
    z.maxLength(120, "Make it shorter: at most 120 characters."),
  );
/** English, for `t()`. */
const role = z.enum(staffRoleNames, "Choose a role.");

export const changePersonSchema = z.object({ name, role });
/** Messages are English, for `t()`. */
export const addPersonSchema = z.object({
  email: z
    .string()
    .check(
      z.overwrite(cleanEmail),
      z.refine(isEmail, "Enter a whole e-mail address, such as name@company.com."),
      z.maxLength(254),
    ),
  name,
  role,
});
