import { createContext, useContext, useEffect, useId, useSyncExternalStore } from "react";
import type { Command } from "./command";
import type { CommandStore, Place } from "./command-store";

export const CommandContext = createContext<CommandStore | null>(null);

const NONE: Command[] = [];
const noSubscription = () => () => undefined;
const readNone = () => NONE;

/** Registers commands while the caller is mounted. Does nothing without a palette. */
export function useCommands(commands: Command[], place: Place = "middle"): void {
  const store = useContext(CommandContext);
  const owner = useId();
  // At every render, because commands close over its values.
  useEffect(() => store?.set(owner, commands, place));
  useEffect(() => () => store?.remove(owner), [store, owner]);
}

/** All commands on offer. For components that list them. */
export function useOfferedCommands(): Command[] {
  const store = useContext(CommandContext);
  return useSyncExternalStore(store?.subscribe ?? noSubscription, store?.read ?? readNone);
}
