import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { paths } from "@/lib/paths";
import type { InboundAdding } from "./use-inbound-actions";

type InboundCandidatesProps = { mail: InboundMail; actions: InboundAdding };

const ROW = "flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3";
const BUTTONS = "flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:flex-auto";

export function InboundCandidates({ mail, actions }: InboundCandidatesProps) {
  const { t } = useTranslation();
  const { writesTickets, writesLeads, writesContacts } = useCrmRights();
  const { clients, leads } = mail.candidates;
  if (clients.length + leads.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={t("Who it might be")}>
      <h3 className="text-sm font-semibold">{t("Who it might be")}</h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {clients.map(({ id, business, contact }) => (
          <li key={id} className={ROW}>
            <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              <TextLink className="font-semibold" to={paths.crmClient(id)}>
                {business}
              </TextLink>
              <span className="block text-xs text-muted">
                {contact === null
                  ? t("A client whose site has the domain of this address")
                  : t("A client, where {{name}} has this address", { name: contact })}
              </span>
            </p>
            {writesTickets && (
              <div className={BUTTONS}>
                <Button
                  disabled={actions.isAdding}
                  aria-label={t("Open a ticket for {{client}}", { client: business })}
                  onClick={() => void actions.openTicket({ id, label: business }, false)}
                >
                  {t("Open a ticket")}
                </Button>
                {contact === null && writesContacts && (
                  <Button
                    variant="secondary"
                    disabled={actions.isAdding}
                    aria-label={t("Open a ticket for {{client}} and add the contact", {
                      client: business,
                    })}
                    onClick={() => void actions.openTicket({ id, label: business }, true)}
                  >
                    {t("…and add the contact")}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
        {leads.map(({ id, name, reference }) => (
          <li key={id} className={ROW}>
            <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              <TextLink className="font-semibold" to={paths.crmLead(id)}>
                {name}
              </TextLink>
              <span className="block text-xs text-muted">
                {t("Lead, {{reference}}", { reference })}
              </span>
            </p>
            {writesLeads && (
              <Button
                variant="secondary"
                className="max-sm:w-full"
                disabled={actions.isAdding}
                aria-label={t("Add to the lead {{name}}", { name })}
                onClick={() => void actions.add("lead", { id, label: name })}
              >
                {t("Add to this lead")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
