import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FieldDescription } from "@/components/ui/field";
import { paths } from "@/lib/paths";
import { LeadField } from "../lead-form/lead-field";
import { LeadFormFrame } from "../lead-form/lead-form-frame";
import { LeadFormStatus } from "../lead-form/lead-form-status";
import { LeadSubmit } from "../lead-form/lead-submit";
import { TradeSelect } from "../lead-form/trade-select";
import type { LeadFormState } from "../lead-form/use-lead-form";

export function SignupFields({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation();
  return (
    <LeadFormFrame lead={lead} label={t("Sign up")}>
      <h2>{t("The sign")}</h2>
      <LeadField name="business" label={t("Business name")} className="signup-wide" />
      <TradeSelect />
      <LeadField name="town" label={t("Main town")} />
      <h2>{t("You")}</h2>
      <LeadField name="name" label={t("Your name")} />
      <LeadField name="phone" label={t("Phone")} />
      <LeadField name="email" label={t("Email")} className="signup-wide" />
      <LeadField
        name="website"
        label={t("Current website")}
        hint={t("If there is one, however old it is.")}
        className="signup-wide"
        isOptional
      />
      <LeadFormStatus className="signup-wide" />
      <div className="signup-send signup-wide">
        <LeadSubmit busyLabel={t("Sending")}>{t("Send my details")}</LeadSubmit>
        <FieldDescription>
          {t("No card, no contract. We use this to call you back about a site, as the")}{" "}
          <Link className="inline-link" to={paths.privacy}>
            {t("privacy policy")}
          </Link>{" "}
          {t("says.")}
        </FieldDescription>
      </div>
    </LeadFormFrame>
  );
}
