import * as z from "zod/mini";
import { leadField, type LeadFields } from "../lead-form/lead-schema";

export const demoSchema = z.object({
  slot: leadField.slot,
  name: leadField.name,
  phone: leadField.phone,
  email: leadField.email,
  trade: leadField.trade,
});

export const emptyDemo: LeadFields = { slot: "", name: "", phone: "", email: "", trade: "" };
