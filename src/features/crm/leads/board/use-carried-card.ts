import { useEffect, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { stageLabels } from "@/data/leads/choices";
import { findLead, type Target } from "@/data/leads/board-moves";
import type { Board, Lead, LeadStage } from "@/data/leads/schema";
import { CARD_LINK, focusCardNow } from "./use-card-focus";
import { placeOf, standing, stepped, withCarried, type Carried } from "./carried-card";

type Options = {
  board: Board;
  canMove: boolean;
  renderedCountOf: (stage: LeadStage) => number;
  onLift: () => void;
  onPutDown: () => void;
  onDrop: (lead: Lead, target: Target) => void;
};

/**
 * A card carried by keyboard: Space lifts and drops it, arrow keys move it, Escape or leaving it
 * cancels. Unlike the drag library it works on the data, because the library finds no column
 * without a card at the same height.
 */
export function useCarriedCard(options: Options) {
  const { board, canMove, renderedCountOf, onLift, onPutDown, onDrop } = options;
  const { t } = useTranslation();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [announcement, setAnnouncement] = useState("");

  const nameOf = ({ lead, target }: Carried) =>
    t("{{stage}}, place {{place}} of {{total}}", {
      stage: t(stageLabels[target?.stage ?? lead.stage]),
      ...placeOf(board, lead, target),
    });
  const finish = (words: string) => {
    setAnnouncement(words);
    setCarried(null);
    onPutDown();
  };
  const lift = (id: string) => {
    const lead = findLead(board, id);
    if (lead === undefined) return;
    onLift();
    const lifted = { lead, target: standing(board, lead) };
    setCarried(lifted);
    setAnnouncement(
      t("Lifted from {{place}}. Arrow keys move, Space puts down, Escape puts back.", {
        place: nameOf(lifted),
      }),
    );
  };
  const putDown = (card: Carried) => {
    const { lead, target } = card;
    const from = standing(board, lead);
    finish(t("Put down in {{place}}.", { place: nameOf(card) }));
    const isMoved =
      target !== null && (target.stage !== from?.stage || target.index !== from.index);
    if (isMoved) onDrop(lead, target);
  };

  const handleKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || !target.matches(CARD_LINK)) return;
    const id = target.closest<HTMLElement>("[data-lead]")?.dataset["lead"];
    if (carried === null) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (key !== " " || !isPlain || !canMove || id === undefined) return;
      event.preventDefault();
      lift(id);
      return;
    }
    // While carrying a card, these keys have no other effect.
    event.preventDefault();
    event.stopPropagation();
    if (key === " ") putDown(carried);
    else if (key === "Escape") finish(t("Put back."));
    else if (key.startsWith("Arrow")) {
      const next = stepped(board, carried, key, renderedCountOf);
      setCarried(next);
      setAnnouncement(nameOf(next));
    }
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // A card that moves to another column loses the focus, and gets it back.
    if (carried !== null && relatedTarget !== null) finish(t("Put back."));
  };

  const id = carried?.lead.id ?? null;
  const place = carried?.target;
  useEffect(() => {
    if (id !== null) focusCardNow(id);
  }, [id, place?.stage, place?.index]);
  // Pressing anywhere else cancels, even without a focus change.
  useEffect(() => {
    if (id === null) return undefined;
    const leave = () => finish(t("Put back."));
    window.addEventListener("pointerdown", leave, { capture: true, once: true });
    return () => window.removeEventListener("pointerdown", leave, { capture: true });
  });

  return {
    shownBoard: carried === null ? board : withCarried(board, carried),
    carried,
    announcement,
    onKeyDownCapture: handleKey,
    onBlurCapture: handleBlur,
  };
}
