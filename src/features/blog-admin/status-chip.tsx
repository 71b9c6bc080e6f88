import { useTranslation } from "react-i18next";
import type { PostStatus } from "./schedule-field/schedule";

const LOOKS = {
  draft: { className: "chip", label: "Draft" },
  scheduled: { className: "chip chip-wait", label: "Scheduled" },
  published: { className: "chip chip-go", label: "Published" },
} as const;

export function StatusChip({ status }: { status: PostStatus }) {
  const { t } = useTranslation();
  const { className, label } = LOOKS[status];
  return <span className={className}>{t(label)}</span>;
}
