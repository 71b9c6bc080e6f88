import { useEffect, useLayoutEffect, useReducer, useRef, useState, type MouseEvent } from "react";
import { Button } from "@/components/ui/button";
// The card is also shown on pages whose app, and i18next with it, does not run yet.
import { t } from "@/lib/language/translate";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { useIsQuiet } from "./card-surroundings";
import { Card } from "./recent-card";
import { useCardSchedule } from "./use-card-schedule";

const OFFER_MS = 6_000;

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
      {/* The card has no room for this button on a phone. At the right it leaves the price sign clear. */}
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
