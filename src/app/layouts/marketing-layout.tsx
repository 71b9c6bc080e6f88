import "@/styles/site.css";
import { useTranslation } from "react-i18next";
import { Outlet, useLinkClickHandler } from "react-router-dom";
import { SignUpCard } from "@/features/marketing/social-proof/sign-up-card";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";
import { pageOpenedAt, removeEarlyCard } from "../start/sample-card";
import { BottomBar } from "./bottom-bar";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Not src/lib/env.ts's copy, so that production builds drop the card. */
declare const __IS_DEMO__: boolean;

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <BottomBar />
      {__IS_DEMO__ && <SampleCard />}
    </>
  );
}

function SampleCard() {
  const isHydrated = useIsHydrated();
  const follow = useLinkClickHandler<HTMLAnchorElement>(paths.signup);
  return (
    isHydrated && (
      <SignUpCard pageOpenedAt={pageOpenedAt} onMount={removeEarlyCard} onFollow={follow} />
    )
  );
}
