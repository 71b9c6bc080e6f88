import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textLinkVariants } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { phoneStatus } from "@/lib/dates/office/office-hours";
import { pickUpSentence } from "@/lib/dates/office/phone-sentence";
import { site } from "@/content/company";

/** Offers a call after a request: now while the phone is answered, otherwise from the opening on. */
export function CallUs({ question }: { question: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const isAnswered = now === null || phoneStatus(now).isOpen;
  return (
    <p>
      <span>{t(question)}</span> {!isAnswered && <span>{`${pickUpSentence(now)} `}</span>}
      <span>
        <Trans
          i18nKey={
            isAnswered
              ? "<phone>Call {{phone}}</phone> and say the reference."
              : "<phone>Call {{phone}}</phone> then, and say the reference."
          }
          values={{ phone: site.phone }}
          components={{ phone: <PhoneLink /> }}
        />
      </span>
    </p>
  );
}

export function PhoneLink({ children }: { children?: ReactNode }) {
  return (
    <a className={cn(textLinkVariants(), "tabular-nums")} href={site.phoneHref}>
      {children}
    </a>
  );
}
