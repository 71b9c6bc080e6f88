import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { useReadElsewhere, useReadNotifications } from "@/data/notifications/mutations";
import type { StaffNotification } from "@/data/notifications/queries";
import { isShownAt, notificationPath } from "@/lib/notifications/notification";
import { showDesktopNotification } from "./desktop-notifications";
import { useNotificationWords } from "./use-notification-words";
import { useNotifications } from "./use-notifications";

type ArrivalsOptions = { isListOpen: boolean; onShowList: () => void };

/**
 * Announces what arrives: by one toast, or by the computer while the tab is hidden. What the tab shows
 * anyway is marked as read instead.
 */
export function useArrivals({ isListOpen, onShowList }: ArrivalsOptions): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const words = useNotificationWords();
  const { notifications } = useNotifications();
  const { mutate: read } = useReadNotifications();
  useReadElsewhere();
  const known = useRef<ReadonlySet<string>>(null);
  const message = useRef<string | number>(undefined);
  // Each is marked once, so that a server that refuses it is not asked again and again.
  const tried = useRef<ReadonlySet<string>>(new Set());

  const open = (notification: StaffNotification) => {
    read({ ids: [notification.id] });
    void navigate(notificationPath(notification));
  };
  const announce = useEffectEvent((arrived: readonly StaffNotification[]) => {
    const [newest] = arrived;
    if (newest === undefined) return;
    const count = arrived.length;
    const isOne = count === 1;
    const text = isOne ? words(newest) : t("{{count}} new notifications", { count });
    const show = isOne ? () => open(newest) : onShowList;
    if (document.hidden) {
      showDesktopNotification(newest.id, text, show);
    } else if (!isListOpen) {
      const label = isOne ? t("Open") : t("Show");
      // One at most. It is not updated, because it may be about to disappear.
      if (message.current !== undefined) toast.dismiss(message.current);
      message.current = toast(text, { action: { label, onClick: show } });
    }
  });

  const readShown = useEffectEvent((all: readonly StaffNotification[]) => {
    if (document.hidden) return [];
    const shown = all.filter((each) => each.read_at === null && isShownAt(each, location));
    const ids = shown.map(({ id }) => id).filter((id) => !tried.current.has(id));
    tried.current = new Set([...tried.current, ...ids]);
    if (ids.length > 0) read({ ids });
    return shown;
  });

  useEffect(() => {
    if (notifications === undefined) return;
    const shown = readShown(notifications);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...notifications.map(({ id }) => id)]);
    // Notifications from before the page was opened are only counted by the bell.
    if (before === null) return;
    announce(
      notifications.filter(
        (each) => each.read_at === null && !before.has(each.id) && !shown.includes(each),
      ),
    );
  }, [notifications]);

  useEffect(() => {
    const look = () => {
      if (notifications !== undefined) readShown(notifications);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [notifications, location]);
}
