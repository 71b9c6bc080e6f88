import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { saveMailSettings } from "@/data/settings/mutations";
import type { MailSettings } from "@/data/settings/schema";
import { site } from "@/lib/site/site";
import { SaveBar } from "../form/save-bar";
import { useSettingsDraft } from "../form/use-settings-draft";
import { useSettingsForm } from "../form/use-settings-form";
import { MailSwitches } from "./mail-switches";
import {
  mailSettingsSchema,
  mailSettingsShape,
  mailSettingsValues,
  type MailSettingsValues,
} from "./mail-settings-schema";

const save = ({ version, values }: { version: number; values: MailSettingsValues }) =>
  saveMailSettings({ version, ...values });

/** From whom mails are, where answers go, and which go out. */
export function MailSettingsCard({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation();
  const stored = useMemo(
    () => ({ version: settings.version, values: mailSettingsValues(settings) }),
    [settings],
  );
  const draft = useSettingsDraft("mail", mailSettingsShape, stored);
  const form = useForm<MailSettingsValues>({
    resolver: zodResolver(mailSettingsSchema),
    defaultValues: draft.initial.values,
  });
  const state = useSettingsForm({
    form,
    draft,
    stored,
    save,
    saved: t("Saved: how mails go out."),
  });
  const { errors } = form.formState;
  const faultOf = (name: "sender_name" | "sender_address" | "reply_address") => {
    const fault = errors[name]?.message;
    return fault && t(fault);
  };
  return (
    <form className="grid gap-4.5" noValidate onSubmit={state.submit}>
      <Card aria-labelledby="mail-addresses">
        <CardHeader>
          <CardTitle id="mail-addresses">{t("From whom, and where answers go")}</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4 sm:grid-cols-2">
          <Field label={t("Sender’s name")} error={faultOf("sender_name")}>
            {(control) => (
              <Input
                {...control}
                {...form.register("sender_name")}
                placeholder={site.brand}
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label={t("Sender’s address")}
            error={faultOf("sender_address")}
            hint={t("The mail service must know it as yours, or mails are taken for spam.")}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register("sender_address")}
                type="email"
                placeholder={site.email}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={t("Answers go to")} error={faultOf("reply_address")}>
            {(control) => (
              <Input
                {...control}
                {...form.register("reply_address")}
                type="email"
                placeholder={site.email}
                autoComplete="off"
              />
            )}
          </Field>
          <SenderPreview form={form} />
        </CardContent>
      </Card>
      <Card aria-labelledby="mail-kinds">
        <CardHeader>
          <CardTitle id="mail-kinds">{t("Which mails go out")}</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4">
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
        </CardContent>
      </Card>
      <SaveBar state={state} />
    </form>
  );
}

/** As a mail program shows it. */
function SenderPreview({ form }: { form: ReturnType<typeof useForm<MailSettingsValues>> }) {
  const { t } = useTranslation();
  const { sender_name, sender_address } = useWatch({ control: form.control });
  return (
    <p className="content-center text-sm text-muted">
      {t("What is left empty is as the server is set up. Mails are then from:")}{" "}
      <span className="wrap-anywhere text-text" translate="no">
        {`${sender_name?.trim() || site.brand} <${sender_address?.trim() || site.email}>`}
      </span>
    </p>
  );
}
