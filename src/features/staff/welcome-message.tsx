import { Copy } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { env, isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { staffRoles } from "@/data/staff/staff-roles";
import type { NewPerson } from "@/data/staff/mutations";

type WelcomeMessageProps = { person: NewPerson };

/** What a new colleague needs to know, to be sent by hand: the site sends no mail about signing in. */
export function WelcomeMessage({ person }: WelcomeMessageProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const message = t(
    "Hello {{name}},\n\nyou can now sign in to the {{brand}} back office. Your role is {{role}}.\n\n1. Open {{address}}\n2. Choose “Forgot your password?” and enter {{email}}\n3. Follow the link in the mail and set a password\n\nFrom then on you sign in with that address and your password.",
    {
      name: person.name,
      brand: site.brand,
      role: t(staffRoles[person.role].label),
      address: new URL(paths.admin, env.siteUrl).href,
      email: person.email,
      interpolation: { escapeValue: false },
    },
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      toast.success(t("Message copied."));
    } catch {
      // A browser without the right to the clipboard: the text is selected, to be copied by key.
      area.current?.select();
      toast.error(t("Your browser keeps the clipboard closed. The message is selected: copy it."));
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Field
        className="w-full"
        label={t("A message to send them")}
        hint={
          isDemo
            ? t(
                "Nothing is sent from here, and this demo sends no mail at all: on your own Supabase project the link arrives.",
              )
            : t("Nothing is sent from here. No password is made up: they set their own.")
        }
      >
        {(control) => <Textarea {...control} ref={area} readOnly rows={11} value={message} />}
      </Field>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
        {t("Copy message")}
      </Button>
    </div>
  );
}
