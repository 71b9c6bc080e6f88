import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { leadsLikeQuery } from "@/data/leads/queries";
import { stageLabels } from "@/data/leads/choices";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { leadName } from "../lead-labels";
import { isPhone } from "@/features/crm/shared/fields/field-problem";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import type { LeadDraft } from "./lead-draft";

const PAUSE_MS = 400;
const SHOWN = 3;

type DuplicateWarningProps = { control: Control<LeadDraft>; onOpen: (id: string) => void };

/** Warns while typing about leads with the same address, number or business. */
export function DuplicateWarning({ control, onOpen }: DuplicateWarningProps) {
  const { t } = useTranslation();
  const [email, phone, business] = useWatch({ control, name: ["email", "phone", "business"] });
  const keys = {
    email: useDebouncedValue(isEmail(cleanEmail(email)) ? cleanEmail(email) : null, PAUSE_MS),
    phone: useDebouncedValue(isPhone(phone) ? phone : null, PAUSE_MS),
    business: useDebouncedValue(business.trim().length > 2 ? business.trim() : null, PAUSE_MS),
  };
  // A failed check shows no warning; the database marks duplicates once they are stored.
  const { data = [] } = useQuery(leadsLikeQuery(keys));
  return (
    <div className="col-span-full empty:hidden" role="status">
      {data.length > 0 && (
        <Alert variant="warning" className="flex gap-2.5">
          <Copy className="mt-0.5 flex-none" size={17} aria-hidden />
          <div>
            <p>{t("There already, with the same e-mail, phone or business:")}</p>
            <ul>
              {data.slice(0, SHOWN).map((lead) => (
                <li key={lead.id}>
                  <Button variant="link" className="min-h-11" onClick={() => onOpen(lead.id)}>
                    {t("Open {{name}}", { name: leadName(lead) })}
                  </Button>{" "}
                  {t(stageLabels[lead.stage])}
                </li>
              ))}
            </ul>
          </div>
        </Alert>
      )}
    </div>
  );
}
