import * as z from "zod/mini";
import { staffRoleNames } from "./staff-roles";

const roleSchema = z.enum(staffRoleNames);

export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** Whoever is signed in, when they are on the staff list. */
export const staffMemberSchema = z.extend(personSchema, { role: roleSchema });
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const colleagueSchema = z.extend(staffMemberSchema, {
  /** ISO timestamp, set when somebody left: named in history, offered for nothing new. */
  removed_at: z.nullable(z.string()),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** As an owner sees a person, to change or remove. */
export const staffPersonSchema = z.extend(colleagueSchema, {
  is_sample: z.boolean(),
  created_at: z.string(),
  version: z.number(),
  /** Null for everyone who is not an owner. */
  email: z.nullable(z.string()),
  /** False until a password was set; null for everyone who is not an owner. */
  can_sign_in: z.nullable(z.boolean()),
  /** When the link of their invitation ends or ended; null where they have none or used it. */
  invited_until: z.nullable(z.string()),
  /** Enters a code after the password; null for everyone who is not an owner. */
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
  /** False where the auth service knows of none, as the embedded one. */
  is_offered: z.boolean(),
  /** Of everyone on the staff list. */
  is_demanded: z.boolean(),
});

export const staffEventSchema = z.object({
  id: z.number(),
  /** ISO timestamp. */
  happened_at: z.string(),
  /** Null for what was done in the database itself. */
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
