import { MailX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import type { AddressMark } from "@/data/mails/address-mark";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { Badge } from "@/components/ui/badge";

type AddressMarksProps = { marks: readonly AddressMark[]; className?: string };

/** Explains mailing marks of other records with the same address. */
export function AddressMarks({ marks, className }: AddressMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={cn("grid gap-1 text-xs font-semibold text-wait", className)}>
      {marks.map((mark) => (
        <li key={mark.lead_id ?? mark.client_id} className="flex items-start gap-1.5 wrap-anywhere">
          <MailX className="mt-px flex-none" size={14} aria-hidden />
          <span>
            <MarkedOn mark={mark} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function MarkedOn({ mark: { lead_id, client_id, name } }: { mark: AddressMark }) {
  const { t } = useTranslation();
  if (name === null)
    return <span>{t("Not to be mailed: this address is marked so on a lead.")}</span>;
  const to = client_id === null ? paths.crmLead(lead_id ?? "") : paths.crmClient(client_id);
  return (
    <span>
      <Trans
        i18nKey="Not to be mailed: this address is marked so on <record>{{name}}</record>."
        values={{ name }}
        components={{
          record: (
            <TextLink
              className="relative after:absolute after:inset-x-0 after:-inset-y-3.25"
              to={to}
            />
          ),
        }}
      />
    </span>
  );
}

export function DoNotMailBadge({ mailing }: { mailing: "do-not-mail" | null }) {
  const { t } = useTranslation();
  if (mailing === null) return null;
  return (
    <Badge className="py-0.75" variant="warning" isPlain>
      <MailX size={14} aria-hidden />
      {t("Do not mail")}
    </Badge>
  );
}
