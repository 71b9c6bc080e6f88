import "@/styles/site.css";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <Outlet />
    </>
  );
}
