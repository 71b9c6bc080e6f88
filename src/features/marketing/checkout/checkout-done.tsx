import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { nextSteps } from "@/content/next-steps";
import { env } from "@/lib/env";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import { paymentAddress } from "./payment-address";

type CheckoutDoneProps = Pick<ComponentProps<typeof LeadSent>, "lead" | "sent">;

export function CheckoutDone({ lead, sent }: CheckoutDoneProps) {
  const { t } = useTranslation();
  // A visitor who signed up has requested a call, and may request the site here.
  const isSignup = sent.form === "signup";
  const link = isSignup ? null : env.stripePaymentLink;
  return (
    <div>
      <h1 className="h1">{t("It’s on our desk.")}</h1>
      <LeadSent
        className="mt-8"
        lead={lead}
        sent={sent}
        anotherLabel={isSignup ? t("Request the site now") : t("Request another site")}
        heading={
          isSignup
            ? t("{{business}} is on our call list.", { business: sent.values.business })
            : link === null
              ? t("Request received. Nothing was charged.")
              : t("Request received. The payment page is next.")
        }
        steps={isSignup ? nextSteps.signup : nextSteps.checkout}
      >
        {link !== null && (
          <a className={buttonVariants({ size: "lg" })} href={paymentAddress(link, sent)}>
            {t("Continue to Stripe’s payment page")}
          </a>
        )}
      </LeadSent>
      <section className="mt-10">
        <h2 className="text-xl/tight">{t("Worth having ready for the demo")}</h2>
        <ul className="mt-2.5 list-[square] space-y-2.5 pl-5 leading-snug text-text-2 marker:text-curb-400">
          <li>{t("A few phone photos: a finished job, the truck, the people.")}</li>
          <li>{t("Your logo, if there is a file of it somewhere.")}</li>
          <li>{t("Where your domain is registered, if you have one.")}</li>
        </ul>
      </section>
    </div>
  );
}
