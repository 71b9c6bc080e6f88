import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { useNow } from "@/hooks/use-now";
import { phoneStatus } from "@/lib/dates/office/office-hours";
import { dealTerms } from "@/content/deal-terms";
import { site } from "@/content/company";
import { phoneSentence } from "@/lib/dates/office/phone-sentence";

const bigBadge = "px-2.75 py-2 text-base/none";

/** Prerendered HTML has the opening hours, in a box as high as the longest sentence. */
export function PhoneStatus() {
  const { t } = useTranslation();
  const now = useNow();
  const isOpen = now !== null && phoneStatus(now).isOpen;
  return (
    <div className="mt-4 flex min-h-30 flex-wrap content-start items-center gap-x-4 gap-y-2 tabular-nums sm:min-h-18 lg:min-h-14 lg:flex-nowrap max-sm:[&>p]:basis-full">
      {isOpen ? (
        <Badge className={bigBadge} variant="success">
          {t("Open now")}
        </Badge>
      ) : (
        <Badge className={`${bigBadge} bg-white`}>
          {now === null ? t("Phone hours") : t("Closed now")}
        </Badge>
      )}
      <p>
        <span>
          {now === null
            ? t("We pick up {{hours}}.", { hours: t(site.phoneHours) })
            : phoneSentence(now)}
        </span>{" "}
        <span>{t(dealTerms.texting.long)}</span>
      </p>
    </div>
  );
}
