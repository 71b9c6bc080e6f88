import { createContext, useContext, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { buttonVariants } from "@/components/ui/button";
import { site } from "@/content/company";
import type { LeadFormState } from "./use-lead-form";

const LeadFormContext = createContext<LeadFormState | null>(null);

export function useLeadFormState(): LeadFormState {
  const lead = useContext(LeadFormContext);
  if (lead === null) throw new Error("Used outside a LeadFormFrame");
  return lead;
}

type LeadFormFrameProps = {
  lead: LeadFormState;
  className?: string;
  /** For a submit button outside the form. */
  id?: string;
  label?: string;
  children: ReactNode;
};

export function LeadFormFrame({ lead, className, id, label, children }: LeadFormFrameProps) {
  return (
    <LeadFormContext value={lead}>
      <FormProvider {...lead.form}>
        <CallInstead />
        <form
          className={className}
          id={id}
          aria-label={label}
          data-lead-form={lead.name}
          data-needs-script
          noValidate
          onSubmit={(event) => void lead.submit(event)}
        >
          {children}
          <Honeypot />
        </form>
      </FormProvider>
    </LeadFormContext>
  );
}

/** Attributes that keep password managers and autofill off the field. */
const NOT_FILLED = {
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-form-type": "other",
  "data-lpignore": "true",
  "data-protonpass-ignore": "",
};

/**
 * Only bots fill this: it is invisible, cannot be focused and is not announced, and has no telling
 * name. Autofill skips unfocusable fields.
 */
function Honeypot() {
  const { honeypotRef } = useLeadFormState();
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <Input ref={honeypotRef} name="left_empty" type="text" tabIndex={-1} {...NOT_FILLED} />
    </div>
  );
}

/** Replaces a form without scripts, in prerendered HTML only. index.html hides the form. */
function CallInstead() {
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
