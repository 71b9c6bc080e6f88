import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import type {
  AutomationSettings,
  CompanyHoursChange,
  DemoHost,
  DemoSettings,
  MailSettings,
} from "./schema";

/** Each resolves to the new version. Throws isConflict or isForbidden. */
export const saveCompanyHours = ({ version, ...company }: CompanyHoursChange) =>
  callFunction("save_company_hours", { ...company, seen_version: version }, z.number());

export const saveDemoSettings = ({ version, ...settings }: DemoSettings) =>
  callFunction("save_demo_settings", { ...settings, seen_version: version }, z.number());

export const saveDemoHost = ({ id, version, ...host }: Omit<DemoHost, "name" | "is_sample">) =>
  callFunction("save_demo_host", { ...host, person_id: id, seen_version: version }, z.number());

type TypedMailSettings = { [Name in keyof MailSettings]: NonNullable<MailSettings[Name]> };

export const saveMailSettings = ({ version, ...settings }: TypedMailSettings) =>
  callFunction("save_mail_settings", { ...settings, seen_version: version }, z.number());

export const saveAutomationSettings = ({ version, ...settings }: AutomationSettings) =>
  callFunction("save_automation_settings", { ...settings, seen_version: version }, z.number());
