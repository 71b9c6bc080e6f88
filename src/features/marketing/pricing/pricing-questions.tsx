import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { dealTerms } from "@/content/deal-terms";
import { paths } from "@/lib/paths";
import { Faq, type Question } from "../faq";

export function PricingQuestions() {
  const { t } = useTranslation();
  const { billing, export: takeAway, launch, leaving, notice } = dealTerms;
  const items: Question[] = [
    {
      question: t("Is there a setup fee?"),
      answer: `${t("No. Building your site is part of the monthly rent.")} ${t(billing.starts)}`,
    },
    {
      question: t("What if I don’t like the draft?"),
      answer: t(
        "Say so, and we redraw the draft. Until you approve one, no month has started and there is nothing to pay.",
      ),
    },
    { question: t("How long until my site is live?"), answer: t(launch.long) },
    { question: t("How do I pay, and when first?"), answer: t(billing.payment) },
    { question: t("Will the price change?"), answer: t(billing.changes) },
    { question: t("Am I locked in?"), answer: t(notice.long) },
    {
      question: t("What happens on the day I leave?"),
      answer: `${t(leaving.long)} ${t(takeAway.long)}`,
    },
    { question: t("Why do search results show a range of prices?"), answer: t(billing.range) },
    {
      question: t("Will the site bring me more calls?"),
      answer: t(
        "We won’t promise more calls, and we’d walk away from anyone who does. A site can be found, load fast and make it easy to call. The rest is your work, your reviews and the weather.",
      ),
    },
    {
      question: t("Is there tax on top?"),
      answer: t(billing.taxes),
    },
  ];
  return (
    <Faq
      heading={t("Fair questions")}
      items={items}
      aside={
        <TextLink variant="painted" className="mt-4" to={paths.contact}>
          {t("Ask another one")}
        </TextLink>
      }
    />
  );
}
