import { createContext, useContext, useEffect, useId, useSyncExternalStore } from "react";
import type { Command } from "./command";
import type { CommandStore, Place } from "./command-store";

export const CommandContext = createContext<CommandStore | null>(null);

const NONE: Command[] = [];
const noSubscription = () => () => undefined;
const readNone = () => NONE;

/**
 * Offers these commands, by name in the palette and by key, as long as the caller is mounted.
 * Where there is no palette it does nothing.
 */
export function useCommands(commands: Command[], place: Place = "middle"): void {
  const store = useContext(CommandContext);
  const owner = useId();
  // At every render: what a command does closes over what was just drawn.
  useEffect(() => store?.set(owner, commands, place));
  useEffect(() => () => store?.remove(owner), [store, owner]);
}

/** Everything that is offered at the moment. Only for what lists it, not for who registers. */
export function useOfferedCommands(): Command[] {
  const store = useContext(CommandContext);
  return useSyncExternalStore(store?.subscribe ?? noSubscription, store?.read ?? readNone);
}
