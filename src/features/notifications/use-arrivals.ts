import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { useReadElsewhere, useReadNotices } from "@/data/notifications/mutations";
import type { Notice } from "@/data/notifications/queries";
import { isShownAt, notificationPath } from "@/lib/notifications/notification";
import { showDesktopNotice } from "./desktop-notices";
import { useNoticeWords } from "./use-notice-words";
import { useNotices } from "./use-notices";

type ArrivalsOptions = { isListOpen: boolean; onShowList: () => void };

/**
 * Announces what arrives: by one toast, or by the computer while the tab is hidden. What the tab shows
 * anyway is marked as read instead.
 */
export function useArrivals({ isListOpen, onShowList }: ArrivalsOptions): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const words = useNoticeWords();
  const { notices } = useNotices();
  const { mutate: read } = useReadNotices();
  useReadElsewhere();
  const known = useRef<ReadonlySet<string>>(null);
  const message = useRef<string | number>(undefined);
  // Each is marked once, so that a server that refuses it is not asked again and again.
  const tried = useRef<ReadonlySet<string>>(new Set());

  const open = (notice: Notice) => {
    read({ ids: [notice.id] });
    void navigate(notificationPath(notice));
  };
  const announce = useEffectEvent((arrived: readonly Notice[]) => {
    const [newest] = arrived;
    if (newest === undefined) return;
    const count = arrived.length;
    const isOne = count === 1;
    const text = isOne ? words(newest) : t("{{count}} new notifications", { count });
    const show = isOne ? () => open(newest) : onShowList;
    if (document.hidden) {
      showDesktopNotice(newest.id, text, show);
    } else if (!isListOpen) {
      const label = isOne ? t("Open") : t("Show");
      // One at most. It is not updated, because it may be about to disappear.
      if (message.current !== undefined) toast.dismiss(message.current);
      message.current = toast(text, { action: { label, onClick: show } });
    }
  });

  const readShown = useEffectEvent((all: readonly Notice[]) => {
    if (document.hidden) return [];
    const shown = all.filter((each) => each.read_at === null && isShownAt(each, location));
    const ids = shown.map(({ id }) => id).filter((id) => !tried.current.has(id));
    tried.current = new Set([...tried.current, ...ids]);
    if (ids.length > 0) read({ ids });
    return shown;
  });

  useEffect(() => {
    if (notices === undefined) return;
    const shown = readShown(notices);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...notices.map(({ id }) => id)]);
    // Notifications from before the page was opened are only counted by the bell.
    if (before === null) return;
    announce(
      notices.filter(
        (each) => each.read_at === null && !before.has(each.id) && !shown.includes(each),
      ),
    );
  }, [notices]);

  useEffect(() => {
    const look = () => {
      if (notices !== undefined) readShown(notices);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [notices, location]);
}
