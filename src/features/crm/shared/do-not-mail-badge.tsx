import { MailX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";

export function DoNotMailBadge({ mailing }: { mailing: "do-not-mail" | null }) {
  const { t } = useTranslation();
  if (mailing === null) return null;
  return (
    <Badge className="py-0.75" variant="warning" isPlain>
      <MailX size={14} aria-hidden />
      {t("Do not mail")}
    </Badge>
  );
}
