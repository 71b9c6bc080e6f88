import * as z from "zod/mini";
import { staffRoleNames } from "./staff-roles";

const roleSchema = z.enum(staffRoleNames);

export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** The signed-in person, if on the staff list. */
export const staffMemberSchema = z.extend(personSchema, { role: roleSchema });
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const colleagueSchema = z.extend(staffMemberSchema, {
  /** ISO timestamp, set when somebody left. */
  removed_at: z.nullable(z.string()),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const staffPersonSchema = z.extend(colleagueSchema, {
  is_sample: z.boolean(),
  created_at: z.string(),
  version: z.number(),
  /** Null for readers who are not owners. */
  email: z.nullable(z.string()),
  /** False until a password was set; null for readers who are not owners. */
  can_sign_in: z.nullable(z.boolean()),
  /** When their invitation expires; null without one, or once used. */
  invited_until: z.nullable(z.string()),
  /** Null for readers who are not owners. */
  has_second_step: z.nullable(z.boolean()),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

const changedColumnsSchema = z.pipe(
  z.nullable(
    z.partial(
      z.object({ display_name: z.string(), role: roleSchema, removed_at: z.nullable(z.string()) }),
    ),
  ),
  z.transform((columns) => columns ?? {}),
);

export const secondStepRulesSchema = z.object({
  /** False where the auth service has no second step, like the embedded one. */
  is_offered: z.boolean(),
  /** Whether all staff need it. */
  is_demanded: z.boolean(),
});

export const staffEventSchema = z.object({
  id: z.number(),
  /** ISO timestamp. */
  happened_at: z.string(),
  /** Null for changes made in the database itself. */
  actor_name: z.nullable(z.string()),
  /** The person's id. */
  record_id: z.string(),
  action: z.enum([
    "created",
    "changed",
    "archived",
    "restored",
    "invited",
    "joined",
    "second_step_removed",
    "second_step_recovered",
    "second_step_demanded",
    "second_step_optional",
  ]),
  before: changedColumnsSchema,
  after: changedColumnsSchema,
});
export type StaffEvent = z.infer<typeof staffEventSchema>;
