import { createContext, useContext, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { CallInstead } from "./call-instead";
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
  /** For a submit button that stands outside. */
  id?: string;
  label?: string;
  children: ReactNode;
};

/** The <form>, with what its fields, status and button need around them. */
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

/** Only a program fills this: it is out of sight, out of the tab order and not announced. */
function Honeypot() {
  const { t } = useTranslation();
  const { honeypotRef } = useLeadFormState();
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t("Leave this empty")}
        <Input ref={honeypotRef} name="company_fax" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
