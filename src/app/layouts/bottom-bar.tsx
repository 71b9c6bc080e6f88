import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { paths, withoutTrailingSlash } from "@/lib/paths";
import { site } from "@/lib/site";
import "./bottom-bar.css";

/** On phones: the two ways to reach us, in reach of a thumb. Checkout has one thing to finish. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (withoutTrailingSlash(pathname) === paths.checkout) return null;
  return (
    <nav className="bottom-bar" aria-label={t("Call or schedule a demo")}>
      <a className="btn btn-outline btn-sm" href={site.phoneHref}>
        <Phone size={19} aria-hidden />
        {t("Call")}
      </a>
      <ScheduleDemoButton className="btn btn-ink btn-sm" />
    </nav>
  );
}
