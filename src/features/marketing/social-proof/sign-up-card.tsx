import { useEffect, useLayoutEffect, useReducer, useRef, useState, type MouseEvent } from "react";
import { Button } from "@/components/ui/button";
// The card is also shown before the app, and i18next with it, runs.
import { t } from "@/lib/i18n/translate";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { useIsQuiet } from "./card-surroundings";
import { Card } from "./recent-card";
import { useCardSchedule } from "./use-card-schedule";

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
