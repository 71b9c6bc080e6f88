import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { FieldDescription } from "@/components/ui/field";
import { paths } from "@/lib/paths";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import type { LeadFormState } from "@/features/lead-form/use-lead-form";

export function SignupFields({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation();
  return (
    <LeadFormFrame
      lead={lead}
      // The scroll margin keeps a focused field below the preview's strip.
      className="mt-8 grid gap-4 sm:grid-cols-2 max-lg:[&_:is(input,select,button)]:scroll-mt-16"
      label={t("Sign up")}
    >
      <AnotherRequest className="col-span-full" />
      <GroupHeading>{t("The sign")}</GroupHeading>
      <LeadQuestions part="sign" />
      <GroupHeading>{t("You")}</GroupHeading>
      <LeadQuestions part="you" />
      <LeadFormStatus className="col-span-full" />
      <div className="col-span-full mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LeadSubmit busyLabel={t("Sending")}>{t("Send my details")}</LeadSubmit>
        <FieldDescription className="flex-[1_1_14rem]">
          <Trans
            i18nKey="No card, no contract. We use this to call you back about a site, as the <policy>privacy policy</policy> says."
            components={{ policy: <TextLink to={paths.privacy} /> }}
          />
        </FieldDescription>
      </div>
    </LeadFormFrame>
  );
}

function GroupHeading({ children }: { children: string }) {
  return (
    <h2 className="col-span-full mt-2 border-b-2 border-text pb-2.5 text-xl/tight">{children}</h2>
  );
}
