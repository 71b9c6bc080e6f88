import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ClientOverview } from "@/data/crm/clients";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/time/reader-time";

/** Says that a client sent a form of the site again and nobody has answered yet. */
export function WroteAgain({ client }: { client: ClientOverview }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(client.wroteAgainAt);
  if (moment === null) return null;
  return (
    <p className="client-again">
      <TriangleAlert size={17} aria-hidden />
      <span>
        {t("They wrote again, {{moment}}.", { moment: formatDateTime(moment) })}{" "}
        <a className="inline-link" href="#sent">
          {t("What they sent")}
        </a>
        {". "}
        {t("Logging a call or an e\u2011mail says they were answered.")}
      </span>
    </p>
  );
}
