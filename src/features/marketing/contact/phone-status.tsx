import { useTranslation } from "react-i18next";
import { LiveText } from "@/components/live-text";
import { Badge } from "@/components/ui/badge";
import { site } from "@/lib/site/site";

const bigBadge = "px-2.75 py-2 text-base/none";

/**
 * Whether the phone is answered right now. Until there is a clock, the hours stand in its place, in a
 * box as high as the longest sentence.
 */
export function PhoneStatus() {
  const { t } = useTranslation();
  return (
    <div className="mt-4 flex min-h-30 flex-wrap content-start items-center gap-x-4 gap-y-2 tabular-nums sm:min-h-18 lg:min-h-14 lg:flex-nowrap max-sm:[&>p]:basis-full">
      <Badge className={`${bigBadge} bg-white group-data-office/hours:hidden`}>
        {t("Office hours")}
      </Badge>
      <Badge className={`${bigBadge} hidden group-data-[office=open]/hours:flex`} variant="success">
        {t("Open now")}
      </Badge>
      <Badge className={`${bigBadge} hidden bg-white group-data-[office=closed]/hours:flex`}>
        {t("Closed now")}
      </Badge>
      <LiveText as="p" name="phone">
        {t("We pick up {{hours}}, Eastern Time.", { hours: t(site.hours) })}
      </LiveText>
    </div>
  );
}
