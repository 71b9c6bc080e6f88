import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import type { ClientOverview } from "@/data/clients/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";

/** Shown while a client who wrote again waits for an answer. */
export function WroteAgain({ client }: { client: ClientOverview }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(client.wrote_again_at);
  if (moment === null) return null;
  return (
    <p className="flex gap-2.5 border-t border-line bg-stop-bg px-4.5 py-2.75 text-code text-stop">
      <TriangleAlert className="mt-0.5 flex-none" size={17} aria-hidden />
      <span>
        {t("They wrote again, {{moment}}.", { moment: formatDateTime(moment) })}{" "}
        <a className={buttonVariants({ variant: "link" })} href="#sent">
          {t("What they sent")}
        </a>
        {". "}
        {t("Logging a call or an e\u2011mail says they were answered.")}
      </span>
    </p>
  );
}
