import { Bell, CheckCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useCommands } from "@/components/commands/use-commands";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { useReadNotifications } from "@/data/notifications/mutations";
import { reasonOf } from "@/lib/errors/errors";
import { BellButton } from "./bell-button";
import { NotificationList } from "./notification-list";
import { useArrivals } from "./use-arrivals";
import { useLiveNotifications, useNotifications } from "./use-notifications";

/** The first notification, or the list as a whole: no press of Enter changes anything unseen. */
function focusFirst(event: Event) {
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  (list.querySelector<HTMLElement>("li a") ?? list).focus();
}

/** The bell with its list, which also announces what arrives. Once for each page. */
export function NotificationBell() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useLiveNotifications();
  useArrivals({ isListOpen: isOpen, onShowList: () => setIsOpen(true) });
  const { notifications = [], unread } = useNotifications();
  const { mutate: read } = useReadNotifications();
  const newest = notifications[0];
  const readAll = () => {
    if (newest === undefined) return;
    read(
      { until: newest.created_at },
      {
        onError: (error) =>
          toast.error(t("They stay unread: {{reason}}.", { reason: reasonOf(error) })),
      },
    );
  };
  const group = t("You");
  useCommands(
    [
      {
        id: "notifications",
        label: t("Notifications"),
        group,
        keywords: [t("bell"), t("inbox"), t("alerts"), t("news")],
        Icon: Bell,
        shortcut: "g i",
        run: () => setIsOpen(true),
      },
      {
        id: "notifications read",
        label: t("Mark all notifications as read"),
        group,
        Icon: CheckCheck,
        isDisabled: unread === 0,
        run: readAll,
      },
    ],
    "last",
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <BellButton unread={unread} />
      </PopoverTrigger>
      <PopoverContent
        aria-label={t("Your notifications")}
        className="flex w-96 flex-col gap-0 overflow-y-hidden p-0 outline-none"
        onOpenAutoFocus={focusFirst}
      >
        <div className="flex min-h-13 flex-none items-center justify-between gap-3 border-b border-line px-4">
          <h2 className="font-sans text-sm font-semibold">{t("Notifications")}</h2>
          {unread > 0 && (
            <Button variant="link" className="-mx-1.5 min-h-11 px-1.5 text-xs" onClick={readAll}>
              {t("Mark all as read")}
            </Button>
          )}
        </div>
        <NotificationList onLeave={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
