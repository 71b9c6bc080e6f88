import { X } from "lucide-react";
import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { Button } from "@/components/ui/button";
import { formatList } from "@/lib/format/format";
// The card is also shown on pages whose app, and i18next with it, does not run yet.
import { t } from "@/lib/language/translate";
import { paths } from "@/lib/paths";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { useCoversFocus, useIsQuiet } from "./card-surroundings";
import type { SocialProofEntry } from "./social-proof-entries";
import { useCardSchedule } from "./use-card-schedule";

const OFFER_MS = 6_000;
const CARD = "[data-slot=sign-up-card]";

type SignUpCardProps = {
  /** By Date.now(): the first card of a page comes three seconds later. */
  pageOpenedAt: number;
  /** Called before the first paint, with the card if one is shown already. */
  onMount?: (card: HTMLElement | null) => void;
  /** Follows the link within the app; without it, the browser does. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Examples of people who just signed up, one after the other, until the visitor turns them off. */
export function SignUpCard(props: SignUpCardProps) {
  const [returns, countReturn] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Other pages have gone on with the round, or turned it off, since the browser put this one aside.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && countReturn();
    addEventListener("pageshow", handleShow);
    return () => removeEventListener("pageshow", handleShow);
  }, []);
  return <CardsInTurn key={returns} {...props} />;
}

function CardsInTurn({ pageOpenedAt, onMount, onFollow }: SignUpCardProps) {
  const [isOff, setIsOff] = useState(() => readStored(storageKeys.socialProofOff) === "true");
  const [isInUse, setIsInUse] = useState(false);
  const [isOffered, setIsOffered] = useState(false);
  const isQuiet = useIsQuiet();
  const { entry, dismiss } = useCardSchedule(isOff || isQuiet || isInUse, pageOpenedAt);
  const [resumedEntry] = useState(entry);
  const card = useRef<HTMLElement>(null);

  useLayoutEffect(() => onMount?.(card.current), [onMount]);
  useEffect(() => {
    if (!isOffered) return undefined;
    const timer = setTimeout(() => setIsOffered(false), OFFER_MS);
    return () => clearTimeout(timer);
  }, [isOffered]);

  const turnOff = () => {
    writeStored(storageKeys.socialProofOff, "true");
    setIsOff(true);
    dismiss();
  };
  if (isOff || isQuiet) return null;
  return (
    <>
      {entry && (
        <Card
          key={entry.id}
          ref={card}
          entry={entry}
          isNew={entry !== resumedEntry}
          onUse={setIsInUse}
          onFollow={(event) => {
            onFollow?.(event);
            dismiss();
          }}
          onEscape={dismiss}
          onDismiss={() => {
            dismiss();
            setIsOffered(true);
          }}
          onTurnOff={turnOff}
        />
      )}
      {/* The card has no room for this button on a phone. */}
      {isOffered && (
        <Button
          variant="secondary"
          className="on-bar fixed bottom-[calc(10px+var(--bar,0px))] left-2.5 z-15 shadow-lift sm:hidden print:hidden"
          onClick={turnOff}
        >
          {t("Don’t show these")}
        </Button>
      )}
    </>
  );
}

/** Where the focus was before the card had it. The early card and the app's share it, since one hands its focus over. */
let cameFrom: HTMLElement | null = null;

type CardProps = {
  ref: RefObject<HTMLElement | null>;
  entry: SocialProofEntry;
  /** False for a card that was shown before the app ran: it does not come in a second time. */
  isNew: boolean;
  /** Its time stands still while it is in use. */
  onUse: (isInUse: boolean) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
} & Record<"onEscape" | "onDismiss" | "onTurnOff", () => void>;

/** Takes no focus and is not announced. */
function Card({ ref, entry, isNew, onUse, onFollow, onEscape, onDismiss, onTurnOff }: CardProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isCovering = useCoversFocus(ref);
  const isInUse = isPointedAt || isFocused || isCovering;

  useEffect(() => {
    onUse(isInUse);
    // A card that goes away gets neither a blur nor a pointer that leaves.
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
      className={`on-bar fixed inset-x-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 grid h-17 grid-cols-[56px_minmax(0,1fr)_auto_44px] items-center overflow-hidden rounded-md border-frame border-text bg-surface shadow-lift transition-[opacity,translate] duration-220 **:focus-visible:shadow-none **:focus-visible:-outline-offset-3 sm:inset-x-auto sm:bottom-[calc(20px+var(--bar,0px))] sm:left-5 sm:h-auto sm:w-93 sm:grid-cols-[104px_1fr] sm:items-stretch print:hidden ${isNew ? "starting:translate-y-3 starting:opacity-0" : ""}`}
      style={isCovering ? { visibility: "hidden" } : undefined}
      aria-label={t("Recent sign-up, example")}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={handleFocus}
      onBlur={(event) => setIsFocused(!leadsOutside(event))}
    >
      <img
        className="h-full w-full bg-sky-100 object-cover sm:row-span-2 sm:min-h-30"
        src={entry.mapUrl}
        alt=""
        width="104"
        height="124"
      />
      <div className="grid min-w-0 grid-cols-1 gap-y-0.5 px-2 sm:content-end sm:gap-y-0 sm:pt-3 sm:pr-12 sm:pl-3.5">
        <p className="flex items-center gap-1.5 text-xs/tight whitespace-nowrap text-text-2 sm:text-sm">
          <span className="sample px-1.5 leading-tight sm:py-0.5">{t("Example")}</span>
          <span className="truncate">{t("Just signed up")}</span>
        </p>
        <strong className="-order-1 truncate text-sm/tight font-bold sm:order-none sm:text-base/snug sm:whitespace-normal">
          {`${entry.firstName} ${entry.lastInitial}., ${entry.city}, ${entry.state}`}
        </strong>
        <p className="truncate text-xs/tight text-text-2 font-stretch-88% sm:text-sm/snug sm:whitespace-normal sm:font-stretch-100%">
          {formatList([t(entry.service), t(entry.timeAgo)])}
        </p>
      </div>
      <div className="flex items-center gap-4 sm:px-3.5">
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
        className="sm:absolute sm:top-0 sm:right-0"
        aria-label={t("Dismiss")}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </Button>
    </aside>
  );
}
