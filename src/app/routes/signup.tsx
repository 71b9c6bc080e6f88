import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Signup } from "@/features/marketing/signup/signup-page";
import { paths } from "@/lib/paths";
import type { PageHandle } from "../page-handle";

export const handle: PageHandle = { queryParams: ["trade"] };

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Sign up")}
        description={t(
          "For when you want to see your name on it first: type it, and an example site for your trade wears it. Send it and a person calls you back. No card, no contract.",
        )}
      />
      <Signup />
      <BreadcrumbData trail={[{ name: t("Sign up"), path: paths.signup }]} />
    </>
  );
}
