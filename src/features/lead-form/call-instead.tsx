import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { site } from "@/content/company";

/** Replaces a form without scripts, in prerendered HTML only. index.html hides the form. */
export function CallInstead() {
  const { t } = useTranslation();
  return (
    <noscript>
      <div className="mt-6 grid gap-4 border-t-2 border-text pt-5">
        <p>
          <b>{t("This form needs JavaScript, and here it is off.")}</b>{" "}
          {t("Call or write, and a person takes it down for you.")}
        </p>
        <p className="flex flex-wrap gap-3">
          <a className={buttonVariants({ variant: "ink", size: "lg" })} href={site.phoneHref}>
            <Phone size={19} aria-hidden />
            {t("Call {{phone}}", { phone: site.phone })}
          </a>
          <a className={buttonVariants({ variant: "outline", size: "lg" })} href={site.emailHref}>
            <Mail size={19} aria-hidden />
            {site.email}
          </a>
        </p>
        <p>{t(site.phoneHours)}</p>
      </div>
    </noscript>
  );
}
