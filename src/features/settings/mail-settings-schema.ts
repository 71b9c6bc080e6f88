import * as z from "zod/mini";
import type { MailSettings } from "@/data/settings/schema";

export const mailSettingsShape = z.object({
  sender_name: z.string(),
  sender_address: z.string(),
  reply_address: z.string(),
  kinds_off: z.array(z.string()),
});
export type MailSettingsValues = z.infer<typeof mailSettingsShape>;

export const mailSettingsValues = (settings: MailSettings): MailSettingsValues => ({
  sender_name: settings.sender_name ?? "",
  sender_address: settings.sender_address ?? "",
  reply_address: settings.reply_address ?? "",
  kinds_off: settings.kinds_off,
});

/** Equals the database's private.is_mail_address(). */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** English, for `t()`. */
const address = z.string().check(
  z.trim(),
  z.refine(
    (text) => text === "" || (ADDRESS.test(text) && text.length <= 254),
    "Enter an e-mail address alone, such as office@company.com, or leave it empty.",
  ),
);

/** Messages are English, for `t()`. */
export const mailSettingsSchema = z.object({
  sender_name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(80, "Keep it to 80 characters."),
      z.regex(/^[^<>"\\\p{Cc}]*$/u, "Leave out quotes, backslashes and angle brackets."),
    ),
  sender_address: address,
  reply_address: address,
  kinds_off: z.array(z.string()),
});
