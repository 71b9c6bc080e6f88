import { useTranslation } from "react-i18next";
import { EmailField } from "./email-field";
import { LeadField } from "./lead-field";

type ContactFieldsProps = {
  phone?: "required" | "optional";
  phoneLabel?: string;
  phoneHint?: string;
  className?: string;
};

export function ContactFields({ phone, phoneLabel, phoneHint, className }: ContactFieldsProps) {
  const { t } = useTranslation();
  const layout = className === undefined ? {} : { className };
  return (
    <>
      <LeadField name="name" label={t("Your name")} {...layout} />
      <EmailField {...layout} />
      {phone && (
        <LeadField
          name="phone"
          label={phoneLabel ?? t("Phone")}
          hint={phoneHint}
          isOptional={phone === "optional"}
          {...layout}
        />
      )}
    </>
  );
}
