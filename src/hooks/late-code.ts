import i18next from "i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { reloadIfReachable } from "@/lib/late-code/missing-code";
import { storePendingInput, type PendingInput } from "@/lib/late-code/pending-input";
import { whenIdle } from "@/lib/when-idle";

type LateCode<Module> = {
  module: Module | null;
  hasFailed: boolean;
  /** Loads the code for a press. After a failure it offers a reload, which replays `pending`. */
  load: (pending?: PendingInput) => void;
};

type LateCodeOptions = {
  isUrgent?: boolean;
};

/** Creates a hook for optional code, which is requested after the first render. */
export function lateCode<Module>(
  fetchModule: () => Promise<Module>,
  { isUrgent = false }: LateCodeOptions = {},
): () => LateCode<Module> {
  // Kept, so that the next mount has the code from its first render.
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

/** Reloads the page for its missing code, or explains why that would not help. */
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
        // Keeps the message open for as long as the page is.
        event.preventDefault();
        void reloadForCode(pending);
      },
    },
  });
}
