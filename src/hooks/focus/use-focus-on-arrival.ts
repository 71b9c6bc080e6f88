import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** History state with which the opened pane takes the focus from whatever has it. */
export const TAKES_FOCUS = "takes the focus";

/** For a pane that takes the focus when a link from elsewhere opens it, unless something else has it. */
export function useFocusOnArrival() {
  const pane = useRef<HTMLDivElement>(null);
  const isFollowed = useNavigationType() !== "POP";
  const { state } = useLocation();
  const takeFocus = useEffectEvent(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches("main h1") === true;
    if (isFollowed && (isLost || state === TAKES_FOCUS)) {
      pane.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => takeFocus(), []);
  return pane;
}
