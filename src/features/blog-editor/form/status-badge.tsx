import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import type { PostStatus } from "./publication-time";

const LOOKS = {
  draft: { variant: "default", label: "Draft" },
  scheduled: { variant: "pending", label: "Scheduled" },
  published: { variant: "success", label: "Published" },
} as const;

export function StatusBadge({ status }: { status: PostStatus }) {
  const { t } = useTranslation();
  const { variant, label } = LOOKS[status];
  return <Badge variant={variant}>{t(label)}</Badge>;
}
