import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { saveMailSettings } from "@/data/settings/mutations";
import type { MailSettings } from "@/data/settings/schema";
import { site } from "@/content/company";
import { SettingsForm } from "./settings-form";
import { SettingsField } from "./settings-field";
import { useSettingsForm } from "./use-settings-form";
import { MailSwitches } from "./mail-switches";
import {
  mailSettingsSchema,
  mailSettingsShape,
  mailSettingsValues,
  type MailSettingsValues,
} from "./mail-settings-schema";

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
