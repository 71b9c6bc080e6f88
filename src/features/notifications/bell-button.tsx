import { Bell } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format/format";

const MOST_COUNTED = 99;

type BellButtonProps = ComponentProps<typeof Button> & { unread: number };

/** Names the number of what is unread, also for screen readers. */
export function BellButton({ unread, ...props }: BellButtonProps) {
  const { t } = useTranslation();
  const count = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : formatNumber(unread);
  return (
    <Button
      {...props}
      variant="ghost"
      size="icon"
      className="relative text-white hover:bg-side-2 aria-expanded:bg-side-2"
      aria-label={
        unread === 0
          ? t("Notifications")
          : t("Notifications, {{number}} unread", { count: unread, number: count })
      }
    >
      <Bell size={22} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-curb-400 px-1 text-center text-[0.6875rem]/4.5 font-bold text-asphalt-950 tabular-nums"
        >
          {count}
        </span>
      )}
    </Button>
  );
}
