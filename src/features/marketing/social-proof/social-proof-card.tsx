import { X } from "lucide-react";
import { useEffect, useRef, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { formatList } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import type { Schedule } from "./card-schedule";
import type { SocialProofEntry } from "./social-proof-entries";

type SocialProofCardProps = {
  entry: SocialProofEntry;
  schedule: Schedule<SocialProofEntry>;
  onClose: () => void;
  onTurnOff: () => void;
};

/** Takes no focus and is not announced; its time stands still while it is pointed at or focused. */
export function SocialProofCard({ entry, schedule, onClose, onTurnOff }: SocialProofCardProps) {
  const { t } = useTranslation();
  const cardRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(
    // Going away, it gets neither a blur nor a pointer that leaves.
    () => () => {
      schedule.release("pointer");
      schedule.release("focus");
    },
    [schedule],
  );

  const leave = (close: () => void) => {
    if (cardRef.current?.contains(document.activeElement)) cameFrom.current?.focus();
    close();
  };
  useEscape(() => leave(schedule.dismiss));

  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    schedule.hold("focus");
  };
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) schedule.release("focus");
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate: its time stands still
    <aside
      ref={cardRef}
      className="fixed inset-x-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 grid h-15 grid-cols-[56px_minmax(0,1fr)_auto_44px] items-center overflow-hidden rounded-md border-frame border-text bg-surface shadow-lift transition-[opacity,translate] duration-220 **:focus-visible:shadow-none **:focus-visible:-outline-offset-3 sm:inset-x-auto sm:bottom-[calc(20px+var(--bar,0px))] sm:left-5 sm:h-auto sm:w-93 sm:grid-cols-[104px_1fr] sm:items-stretch starting:translate-y-3 starting:opacity-0 print:hidden"
      aria-label={t("Recent sign-up, example")}
      onPointerEnter={() => schedule.hold("pointer")}
      onPointerLeave={() => schedule.release("pointer")}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <img
        className="h-full w-full bg-sky-100 object-cover sm:row-span-2 sm:min-h-30"
        src={entry.mapUrl}
        alt=""
        width={104}
        height={124}
      />
      <div className="grid min-w-0 grid-cols-1 px-2.5 sm:content-end sm:pt-3 sm:pr-12 sm:pl-3.5">
        <p className="flex items-center gap-1.5 text-xs whitespace-nowrap text-text-2 sm:text-sm">
          <span className="sample px-1.5 py-0.5 leading-tight">{t("Example")}</span>
          <span className="truncate">{t("Just signed up")}</span>
        </p>
        <strong className="-order-1 truncate text-sm/snug font-bold sm:order-none sm:text-base/snug sm:whitespace-normal">
          {`${entry.firstName} ${entry.lastInitial}., ${entry.city}, ${entry.state}`}
        </strong>
        <p className="hidden text-sm/snug text-text-2 sm:block">
          {formatList([t(entry.service), t(entry.timeAgo)])}
        </p>
      </div>
      <div className="flex items-center gap-4 sm:px-3.5">
        <TextLink
          variant="painted"
          className="text-sm"
          to={paths.signup}
          onClick={schedule.dismiss}
        >
          {t("Sign up")}
        </TextLink>
        <Button
          variant="link"
          className="min-h-11 text-xs text-muted hover:text-text max-sm:hidden"
          onClick={() => leave(onTurnOff)}
        >
          {t("Don’t show these")}
        </Button>
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="sm:absolute sm:top-0 sm:right-0"
        aria-label={t("Dismiss")}
        onClick={() => leave(onClose)}
      >
        <X size={18} aria-hidden />
      </Button>
    </aside>
  );
}

function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) latest.current();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
