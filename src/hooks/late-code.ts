import i18next from "i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { reloadIfReachable } from "@/lib/late-code/missing-code";
import { storePendingInput, type PendingInput } from "@/lib/late-code/pending-input";
import { whenIdle } from "@/lib/when-idle";

type LateCode<Module> = {
  /** Null until it is there. */
  module: Module | null;
  hasFailed: boolean;
  /**
   * Loads it at once, for a press. Where it does not come a message offers a reload, after which what
   * is pending is done again.
   */
  load: (pending?: PendingInput) => void;
};

type LateCodeOptions = {
  /** Loads it together with the screen, not once that is rendered. */
  isUrgent?: boolean;
};

/**
 * A hook for code that a screen is usable without: it is asked for once the rest is rendered, so that
 * it competes with nothing, and it takes nothing with it when it does not come.
 */
export function lateCode<Module>(
  fetchModule: () => Promise<Module>,
  { isUrgent = false }: LateCodeOptions = {},
): () => LateCode<Module> {
  // Kept for the next time the screen is rendered, which then has it from the first moment.
  let loaded: Module | null = null;
  return function useLateCode() {
    const [module, setModule] = useState(loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const [isAwaited, setIsAwaited] = useState(isUrgent);
    const pressed = useRef<PendingInput>(null);
    const isMissing = module === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isCurrent = true;
      const fetchCode = async () => {
        if (!isAwaited) await whenIdle();
        loaded = await fetchModule();
        if (isCurrent) setModule(() => loaded);
      };
      fetchCode().catch((error: unknown) => {
        console.warn("A part of the page was not loaded", error);
        if (!isCurrent) return;
        setHasFailed(true);
        if (pressed.current) offerReload(pressed.current);
      });
      return () => {
        isCurrent = false;
      };
    }, [isAwaited, isMissing]);
    const load = useCallback(
      (pending: PendingInput = { pressed: [], entered: {} }) => {
        pressed.current = pending;
        setIsAwaited(true);
        if (hasFailed) offerReload(pending);
      },
      [hasFailed],
    );
    return { module, hasFailed, load };
  };
}

/** Reloads the page for its missing code, or says why that would bring nothing. */
export async function reloadForCode(pending?: PendingInput): Promise<void> {
  const isReloading = await reloadIfReachable(() => {
    if (pending) storePendingInput(pending);
  });
  if (!isReloading)
    offerReload(pending, i18next.t("The site does not answer. Try again in a moment."));
}

function offerReload(
  pending?: PendingInput,
  reason = i18next.t("A part of this page did not load. Nothing was changed."),
): void {
  const isOffline = i18next.t(
    "You are offline, and a part of this page has not loaded yet. Try again once you are connected.",
  );
  toast.error(navigator.onLine ? reason : isOffline, {
    id: "missing-code",
    duration: Infinity,
    action: {
      label: i18next.t("Try again"),
      onClick: (event) => {
        // The message stays for as long as the page does.
        event.preventDefault();
        void reloadForCode(pending);
      },
    },
  });
}
