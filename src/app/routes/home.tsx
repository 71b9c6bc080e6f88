import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { OrganizationData } from "@/components/head/structured-data-script";
import { ClosingBand } from "@/features/marketing/closing-band";
import { AnnotatedSite } from "@/features/marketing/home/annotated-site";
import { BeforeAfter } from "@/features/marketing/home/before-after";
import { Bill } from "@/features/marketing/home/home-bill";
import { Hero } from "@/features/marketing/home/hero";
import { HomeQuestions } from "@/features/marketing/home/home-questions";
import { PlainDeal } from "@/features/marketing/home/home-deal";
import { Proof } from "@/features/marketing/home/proof";
import { RentSum } from "@/features/marketing/home/rent-sum";
import { Steps } from "@/features/marketing/home/steps";
import { TwoCalls } from "@/features/marketing/home/two-calls";
import { isDemo } from "@/lib/env";
import { site } from "@/content/company";

const BILL_ID = "what-it-covers";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Websites for local service businesses")}
        description={t(
          "{{brand}} builds, hosts and keeps improving a website for your trade business. One price, one phone number to call, nothing to maintain.",
          { brand: site.brand },
        )}
      />
      <Hero billId={BILL_ID} />
      <Bill id={BILL_ID} />
      <AnnotatedSite />
      <BeforeAfter />
      <TwoCalls />
      <Steps />
      <RentSum />
      <PlainDeal />
      {isDemo && <Proof />}
      <HomeQuestions />
      <ClosingBand />
      <OrganizationData />
    </>
  );
}
