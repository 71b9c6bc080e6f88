import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { saveMailSettings } from "@/data/settings/mutations";
import type { MailSettings } from "@/data/settings/schema";
import { site } from "@/content/company";
import { switchableMails } from "@/data/mails/mail-kinds";
import { SettingsForm } from "./settings-form";
import { SettingsField } from "./settings-field";
import { SettingsSwitch } from "./settings-switch";
import { useSettingsForm } from "./use-settings-form";

const mailSettingsShape = z.object({
  sender_name: z.string(),
  sender_address: z.string(),
  reply_address: z.string(),
  kinds_off: z.array(z.string()),
});
type MailSettingsValues = z.infer<typeof mailSettingsShape>;

const mailSettingsValues = (settings: MailSettings): MailSettingsValues => ({
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
const mailSettingsSchema = z.object({
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

const save = ({ version, values }: { version: number; values: MailSettingsValues }) =>
  saveMailSettings({ version, ...values });

export function MailSettingsCard({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation();
  const state = useSettingsForm({
    name: "mail",
    shape: mailSettingsShape,
    schema: mailSettingsSchema,
    stored: { version: settings.version, values: mailSettingsValues(settings) },
    save,
    saved: t("Saved: how mails go out."),
  });
  const { form } = state;
  return (
    <Card aria-labelledby="mail-addresses">
      <CardHeader>
        <CardTitle id="mail-addresses">{t("From whom, and where answers go")}</CardTitle>
      </CardHeader>
      <SettingsForm state={state}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SettingsField
            form={form}
            name="sender_name"
            label={t("Sender’s name")}
            placeholder={site.brand}
          />
          <SettingsField
            form={form}
            name="sender_address"
            label={t("Sender’s address")}
            hint={t("The mail service must know it as yours, or mails are taken for spam.")}
            type="email"
          />
          <SettingsField
            form={form}
            name="reply_address"
            label={t("Answers go to")}
            type="email"
            placeholder={site.email}
          />
          <SenderPreview form={form} />
        </div>
        <section
          className="-mx-4.5 grid gap-4 border-t border-line px-4.5 pt-5"
          aria-labelledby="mail-kinds"
        >
          <CardTitle id="mail-kinds">{t("Which mails go out")}</CardTitle>
          <p className="max-w-[65ch] text-sm text-muted">
            {t(
              "A mail that is off is not even stored. Replies to tickets always go out, and what lies in the outbox already does.",
            )}
          </p>
          <Controller
            control={form.control}
            name="kinds_off"
            render={({ field }) => <MailSwitches off={field.value} onChange={field.onChange} />}
          />
        </section>
      </SettingsForm>
    </Card>
  );
}

function SenderPreview({ form }: { form: UseFormReturn<MailSettingsValues> }) {
  const { t } = useTranslation();
  const { sender_name, sender_address } = useWatch({ control: form.control });
  const name = sender_name?.trim() || site.brand;
  const address = sender_address?.trim() ?? "";
  return (
    <p className="content-center text-sm text-muted">
      <span>{t("What is left empty is as the server is set up. Mails are then from:")}</span>{" "}
      {/* The address is in the server's environment, and not known to pages. */}
      {address === "" ? (
        <span className="wrap-anywhere text-text">
          {t("{{name}}, at the address in the server’s own settings", { name })}
        </span>
      ) : (
        <span className="wrap-anywhere text-text" translate="no">
          {`${name} <${address}>`}
        </span>
      )}
    </p>
  );
}

type MailSwitchesProps = { off: readonly string[]; onChange: (off: string[]) => void };

/** A switch for each kind of mail. Unknown kinds are kept. */
function MailSwitches({ off, onChange }: MailSwitchesProps) {
  return (
    <div className="grid">
      {switchableMails.map(({ kind, label, hint }) => (
        <SettingsSwitch
          key={kind}
          label={label}
          hint={hint}
          isOn={!off.includes(kind)}
          onSwitch={(isOn) =>
            onChange(isOn ? off.filter((other) => other !== kind) : [...off, kind].toSorted())
          }
        />
      ))}
    </div>
  );
}
