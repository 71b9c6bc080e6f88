import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigationType } from "react-router-dom";

/** For a pane that takes the focus when a link from elsewhere opens it, unless something else has it. */
export function useFocusOnArrival() {
  const pane = useRef<HTMLDivElement>(null);
  const isFollowed = useNavigationType() !== "POP";
  const takeFocus = useEffectEvent(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches("main h1") === true;
    if (isFollowed && isLost) pane.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  return pane;
}
