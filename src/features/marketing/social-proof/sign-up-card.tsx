import { useEffect, useLayoutEffect, useReducer, useRef, useState, type MouseEvent } from "react";
import { Button } from "@/components/ui/button";
// The card is also shown before the app, and i18next with it, runs.
import { t } from "@/lib/i18n/translate";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { useIsQuiet } from "./card-surroundings";
import { Card } from "./recent-card";
import { sampleEntries, type SocialProofEntry } from "./social-proof-entries";

const OFFER_MS = 6_000;

type SignUpCardProps = {
  /** By Date.now(): the first card of a page appears three seconds later. */
  pageOpenedAt: number;
  /** Called before the first paint, with the card if one is visible. */
  onMount?: (card: HTMLElement | null) => void;
  /** Navigates within the app; without it, the browser does. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Shows examples of people who just signed up, until the visitor turns them off. */
export function SignUpCard(props: SignUpCardProps) {
  const [returns, countReturn] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Other pages may have continued the round, or turned it off, meanwhile.
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
  const { entry, hide, dismiss } = useCardSchedule(isOff || isQuiet || isInUse, pageOpenedAt);
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
    hide();
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
            hide();
          }}
          onEscape={dismiss}
          onDismiss={() => {
            dismiss();
            setIsOffered(true);
          }}
          onTurnOff={turnOff}
        />
      )}
      {/* On a phone the button is outside the card, clear of the price sign. */}
      {isOffered && (
        <Button
          variant="secondary"
          className="on-bar fixed right-2.5 bottom-[calc(10px+var(--bar,0px))] z-15 shadow-lift sm:hidden print:hidden"
          onClick={turnOff}
        >
          {t("Don’t show these")}
        </Button>
      )}
    </>
  );
}

const FIRST_AFTER_MS = 3_000;
const EVERY_MS = 12_000;
const VISIBLE_MS = 6_000;
const MOST_DISMISSALS = 2;

type Round = {
  /** Ids of the entries in their order, each once. */
  order: number[];
  /** The index in `order` of the last shown entry; -1 before the first. */
  position: number;
  isShown: boolean;
  /** The time until the next change, measured at `runningSince`. */
  leftMs: number;
  /** Null while paused. */
  runningSince: number | null;
  pageOpenedAt: number;
  dismissals: number;
};

type CardSchedule = {
  entry: SocialProofEntry | undefined;
  hide: () => void;
  /** Hides the card; after the limit no other appears in this tab. */
  dismiss: () => void;
};

/**
 * The current entry, if any. The timer stops while `isPaused`. The round continues over page loads
 * in the same tab, and after another root of the same page. Times are those of Date.now().
 */
export function useCardSchedule(isPaused: boolean, pageOpenedAt: number): CardSchedule {
  const [round, setRound] = useState(() => resumeRound(pageOpenedAt));
  const isRunning = round.runningSince !== null;
  const standsStill = isPaused || round.dismissals >= MOST_DISMISSALS;
  if (isRunning === standsStill) setRound(standsStill ? paused(round) : running(round));

  useEffect(() => {
    writeStored(storageKeys.socialProofRound, JSON.stringify(round), "sessionStorage");
    if (round.runningSince === null) return undefined;
    const timer = setTimeout(() => setRound(round.isShown ? hidden : nextShown), leftOf(round));
    return () => clearTimeout(timer);
  }, [round]);

  const id = round.isShown ? round.order[round.position] : undefined;
  return {
    entry: sampleEntries.find((entry) => entry.id === id),
    hide: () => setRound(hidden),
    dismiss: () => setRound(dismissed),
  };
}

const leftOf = ({ leftMs, runningSince }: Round) =>
  runningSince === null ? leftMs : leftMs - (Date.now() - runningSince);

const paused = (round: Round): Round => ({ ...round, leftMs: leftOf(round), runningSince: null });
const running = (round: Round): Round => ({ ...paused(round), runningSince: Date.now() });

/** Closing a card early does not bring the next one earlier. */
function hidden(round: Round): Round {
  if (!round.isShown) return round;
  return { ...paused(round), isShown: false, leftMs: leftOf(round) + EVERY_MS - VISIBLE_MS };
}

const dismissed = (round: Round): Round => ({
  ...hidden(round),
  dismissals: round.dismissals + 1,
});

function nextShown(round: Round): Round {
  const shown = { ...paused(round), isShown: true, leftMs: VISIBLE_MS };
  const position = round.position + 1;
  if (position < round.order.length) return { ...shown, position };
  return { ...shown, order: newOrder(round.order.at(-1)), position: 0 };
}

/** A random order. The previous round's last entry does not come first. */
function newOrder(last: number | undefined): number[] {
  const order: number[] = [];
  for (const { id } of sampleEntries) {
    order.splice(Math.floor(Math.random() * (order.length + 1)), 0, id);
  }
  if (order[0] === last) order.push(...order.splice(0, 1));
  return order;
}

function resumeRound(pageOpenedAt: number): Round {
  const stored = readRound();
  const isSamePage = stored.pageOpenedAt === pageOpenedAt;
  if (isSamePage && stored.isShown && leftOf(stored) > 0) return stored;
  const round = paused(hidden(stored));
  const untilFirst = FIRST_AFTER_MS - (Date.now() - pageOpenedAt);
  return { ...round, pageOpenedAt, leftMs: Math.max(round.leftMs, untilFirst) };
}

function readRound(): Round {
  const first: Round = {
    order: [],
    position: -1,
    isShown: false,
    leftMs: 0,
    runningSince: null,
    pageOpenedAt: 0,
    dismissals: 0,
  };
  try {
    const text = readStored(storageKeys.socialProofRound, "sessionStorage") ?? "{}";
    const stored: Partial<Round> = JSON.parse(text);
    return { ...first, ...stored };
  } catch {
    return first;
  }
}
