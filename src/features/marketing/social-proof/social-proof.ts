import { writeTexts } from "@/lib/behavior";
import { formatList } from "@/lib/format/format";
import { isStaffPath, paths, withoutTrailingSlash } from "@/lib/paths";
import { storageKeys, writeStored } from "@/lib/storage/storage";
import { onNewLanguage, t } from "@/lib/language/translate";
import { createSchedule, FIRST_AFTER_MS, type Schedule } from "./card-schedule";
import type { Clock } from "./countdown";
import { drawCard, drawOffer } from "./social-proof-card";
import { sampleEntries, type SocialProofEntry } from "./social-proof-entries";

/** Where someone is busy with a form of ours already. */
const quietPaths: readonly string[] = [paths.checkout, paths.booking];

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

const OFFER_MS = 6_000;

const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle),
};

/**
 * The sample card, until the visitor turns it off. It stands outside of the app, so that it is there
 * on a page that is HTML so far. `since` is when the page was there, by performance.now(): the first
 * card comes 3 s after it. Answers with what stops it.
 */
export function startSocialProof(since: number): () => void {
  const schedule = createSchedule({
    entries: sampleEntries,
    random: Math.random,
    clock: browserClock,
  });
  let shown: HTMLElement | null = null;

  const draw = () => {
    shown?.remove();
    shown = null;
    // Going away, it gets neither a blur nor a pointer that leaves.
    schedule.release("pointer");
    schedule.release("focus");
    const entry = isQuiet() ? null : schedule.current();
    if (entry === null) return;
    shown = cardOf(entry, schedule, offer, turnOff);
    document.body.append(shown);
  };
  const offer = () => {
    // On a phone the card has no room for it, so it is offered once the card is closed.
    const button = drawOffer(turnOff);
    document.body.append(button);
    setTimeout(() => button.remove(), OFFER_MS);
  };
  const watch = new MutationObserver(() => {
    const wasHeld = schedule.isHeldFor("quiet");
    if (wasHeld === isQuiet()) return;
    if (wasHeld) schedule.release("quiet");
    else schedule.hold("quiet");
    draw();
  });
  const stop = () => {
    watch.disconnect();
    forgetLanguage();
    schedule.stop();
  };
  const turnOff = () => {
    writeStored(storageKeys.socialProofOff, "true");
    stop();
  };

  schedule.subscribe(draw);
  const forgetLanguage = onNewLanguage(draw);
  if (isQuiet()) schedule.hold("quiet");
  // A menu or a dialog, anyone's, that opens, and another page.
  const filter = { childList: true, subtree: true, attributeFilter: ["open", "role"] };
  watch.observe(document.body, filter);
  schedule.start(FIRST_AFTER_MS - (performance.now() - since));
  return stop;
}

function isQuiet(): boolean {
  const path = withoutTrailingSlash(location.pathname);
  return (
    quietPaths.includes(path) || isStaffPath(path) || document.querySelector(OPEN_LAYER) !== null
  );
}

/** Takes no focus and is not announced; its time stands still while it is pointed at or focused. */
function cardOf(
  entry: SocialProofEntry,
  schedule: Schedule<SocialProofEntry>,
  onClose: () => void,
  onTurnOff: () => void,
): HTMLElement {
  const leave = (close: () => void) => {
    if (card.contains(document.activeElement)) cameFrom?.focus();
    close();
  };
  const card = drawCard({
    onDismiss: () =>
      leave(() => {
        schedule.dismiss();
        onClose();
      }),
    onTurnOff: () => leave(onTurnOff),
    onFollow: schedule.dismiss,
    onEscape: () => leave(schedule.dismiss),
  });
  let cameFrom: HTMLElement | null = null;
  writeTexts(card, {
    name: `${entry.firstName} ${entry.lastInitial}., ${entry.city}, ${entry.state}`,
    facts: formatList([t(entry.service), t(entry.timeAgo)]),
  });
  card.querySelector("img")?.setAttribute("src", entry.mapUrl);
  card.addEventListener("pointerenter", () => schedule.hold("pointer"));
  card.addEventListener("pointerleave", () => schedule.release("pointer"));
  card.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) {
      cameFrom = relatedTarget;
    }
    schedule.hold("focus");
  });
  card.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) schedule.release("focus");
  });
  return card;
}
