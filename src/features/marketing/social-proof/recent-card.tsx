import { X } from "lucide-react";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { Button } from "@/components/ui/button";
import { formatList } from "@/lib/format/format";
// The card is also shown before the app, and i18next with it, runs.
import { t } from "@/lib/i18n/translate";
import { paths } from "@/lib/paths";
import { useIsCovering, usePlaceBesideSign } from "./card-surroundings";
import type { SocialProofEntry } from "./social-proof-entries";

const CARD = "[data-slot=sign-up-card]";

/** A pointer that did not move for this long does not count. */
const POINTER_LEFT_MS = 20_000;

/** The focused element before the card, shared by the early card and the app's. */
let cameFrom: HTMLElement | null = null;

type CardProps = {
  ref: RefObject<HTMLElement | null>;
  entry: SocialProofEntry;
  /** False for a card that was shown before the app ran, which is not animated again. */
  isNew: boolean;
  /** The timer pauses while it is in use. */
  onUse: (isInUse: boolean) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
} & Record<"onEscape" | "onDismiss" | "onTurnOff", () => void>;

export function Card({
  ref,
  entry,
  isNew,
  onUse,
  onFollow,
  onEscape,
  onDismiss,
  onTurnOff,
}: CardProps) {
  const { isPointedAt, ...pointing } = useIsPointedAt();
  const [isFocused, setIsFocused] = useState(false);
  const isCovering = useIsCovering(ref);
  const left = usePlaceBesideSign(ref);
  const isInUse = isPointedAt || isFocused || isCovering;

  useEffect(() => {
    onUse(isInUse);
    // An unmounted card gets neither a blur nor a pointer leave event.
    return () => onUse(false);
  }, [isInUse, onUse]);

  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (card?.contains(document.activeElement)) cameFrom?.focus();
    };
  }, [ref]);
  useEffect(() => {
    if (isCovering) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onEscape();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isCovering, onEscape]);

  const leadsOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);
  const handleFocus = (event: FocusEvent) => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof HTMLElement && relatedTarget.closest(CARD) === null)
      cameFrom = relatedTarget;
    setIsFocused(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only its time stands still
    <aside
      ref={ref}
      data-slot="sign-up-card"
      className={`on-bar fixed inset-x-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 grid h-17 grid-cols-[var(--map)_minmax(0,1fr)_auto_44px] items-center overflow-hidden rounded-md border-frame border-text bg-surface shadow-lift transition-[opacity,translate] duration-220 [--map:56px] **:focus-visible:shadow-none **:focus-visible:-outline-offset-3 in-[:root:has(main:active)]:pointer-events-none sm:inset-x-auto sm:bottom-[calc(20px+var(--bar,0px))] sm:left-5 sm:w-93 sm:[--map:104px] print:hidden as-card:h-auto as-card:grid-cols-[var(--map)_1fr] as-card:items-stretch ${isNew ? "starting:translate-y-3 starting:opacity-0" : ""}`}
      data-beside={left === null ? undefined : true}
      style={{ left: left ?? undefined, visibility: isCovering ? "hidden" : undefined }}
      aria-label={t("Recent sign-up, example")}
      {...pointing}
      onFocus={handleFocus}
      onBlur={(event) => setIsFocused(!leadsOutside(event))}
    >
      <img
        className="h-full w-full bg-sky-100 object-cover as-card:row-span-2 as-card:min-h-30"
        src={entry.mapUrl}
        alt=""
        width="104"
        height="124"
      />
      <div className="grid min-w-0 grid-cols-1 gap-y-0.5 px-2 sm:gap-y-0 sm:pt-3 sm:pr-12 sm:pl-3.5 as-card:content-end as-card:pt-2.5">
        <p className="flex items-center gap-x-1.5 text-xs/tight whitespace-nowrap text-text-2 sm:text-sm max-sm:as-card:flex-wrap">
          <span className="sample px-1.5 leading-tight sm:py-0.5">{t("Example")}</span>
          <span className="truncate">{t("Just signed up")}</span>
        </p>
        <strong className="-order-1 truncate text-sm/tight font-bold sm:order-none sm:text-base/snug as-card:whitespace-normal max-sm:as-card:pr-8">
          {`${entry.firstName} ${entry.lastInitial}., ${entry.city}, ${entry.state}`}
        </strong>
        <p className="truncate text-xs/tight text-text-2 font-stretch-88% sm:text-sm/snug sm:font-stretch-100% as-card:whitespace-normal">
          {formatList([t(entry.service), t(entry.timeAgo)])}
        </p>
      </div>
      <div className="flex items-center gap-4 sm:px-3.5 as-card:px-2">
        <a
          className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-curb-400 decoration-[0.22em] underline-offset-[0.28em] [text-decoration-skip-ink:none] hover:decoration-current"
          href={paths.signup}
          onClick={onFollow}
        >
          {t("Sign up")}
        </a>
        <Button
          variant="link"
          className="min-h-11 text-xs font-normal text-muted hover:text-text max-sm:hidden"
          onClick={onTurnOff}
        >
          {t("Don’t show these")}
        </Button>
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="as-card:absolute as-card:top-0 as-card:right-0"
        aria-label={t("Dismiss")}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </Button>
    </aside>
  );
}

/** Hovering counts only after a pointer move, because the next card may appear under a resting pointer. */
function useIsPointedAt() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(rest.current);
    setIsPointedAt(false);
  };
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    isPointedAt,
    onPointerMove: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(end, POINTER_LEFT_MS);
      setIsPointedAt(true);
    },
    onPointerLeave: end,
  };
}
