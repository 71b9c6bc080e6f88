import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ClientOverview } from "@/data/crm/clients";
import { parseTimestamp } from "@/lib/format";
import { paths } from "@/lib/paths";
import { formatReaderDay } from "@/lib/time/reader-time";

/** The requests a client came from; nothing where there are none, or none this person may see. */
export function OriginPanel({ client }: { client: ClientOverview }) {
  const { t } = useTranslation();
  if (client.leads.length === 0) return null;
  return (
    <section className="panel client-origin" aria-labelledby="origin-head">
      <div className="panel-head">
        <h2 id="origin-head">{t("Where it came from")}</h2>
      </div>
      <ul>
        {client.leads.map((lead) => {
          const moment = parseTimestamp(lead.createdAt);
          return (
            <li className="crm-row" key={lead.id}>
              <div className="crm-row-text">
                <b>
                  <Link className="client-ticket-link" to={paths.crmLead(lead.id)}>
                    {t("Request {{reference}}", { reference: lead.reference })}
                  </Link>
                </b>
                <span className="client-sub">
                  {[lead.name, moment && formatReaderDay(moment)].filter(Boolean).join(", ")}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
