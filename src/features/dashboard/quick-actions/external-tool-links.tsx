import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { externalTools } from "@/lib/external-tools";

export function ExternalToolLinks() {
  const { t } = useTranslation();
  return (
    <ul className="external-tools" aria-label={t("External tools")} data-print="no">
      {externalTools.map(({ label, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {t(label)}
            <ExternalLink size={15} aria-hidden />
            <span className="sr-only">{t("(opens in a new tab)")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
