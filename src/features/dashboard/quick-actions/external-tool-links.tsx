import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { externalTools } from "@/lib/site/external-tools";

export function ExternalToolLinks() {
  const { t } = useTranslation();
  return (
    <ul
      className="grid grid-cols-2 border-t border-line py-1 @max-2xs:grid-cols-1"
      aria-label={t("External tools")}
      data-print="no"
    >
      {externalTools.map(({ label, href }) => (
        <li key={href} className="min-w-0 pr-2 pl-4.5">
          <a
            className="inline-flex min-h-11 items-center gap-1.5 font-medium no-underline hover:underline focus-visible:relative focus-visible:z-1"
            href={href}
            target="_blank"
            rel="noreferrer"
          >
            {t(label)}
            <ExternalLink size={15} aria-hidden />
            <span className="sr-only">{t("(opens in a new tab)")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
