import { createContext, useContext, useEffect, useId, useSyncExternalStore } from "react";
import type { Command } from "./command";

type Place = "first" | "middle" | "last";

const PLACES: Place[] = ["first", "middle", "last"];

type CommandStore = {
  /** Replaces the commands of this owner. */
  set: (owner: string, commands: Command[], place: Place) => void;
  remove: (owner: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Returns each id once. */
  read: () => Command[];
};

export function createCommandStore(): CommandStore {
  const owners = new Map<string, { commands: Command[]; place: Place }>();
  const listeners = new Set<() => void>();
  let all: Command[] | null = null;
  const announce = () => {
    all = null;
    for (const listener of listeners) listener();
  };
  const collect = () => {
    const inOrder = [...owners.values()].toSorted(
      (a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place),
    );
    const byId = new Map<string, Command>();
    for (const { commands } of owners.values())
      for (const command of commands) byId.set(command.id, command);
    const kept = new Set(byId.values());
    return inOrder.flatMap(({ commands }) => commands.filter((command) => kept.has(command)));
  };
  return {
    set: (owner, commands, place) => {
      owners.set(owner, { commands, place });
      announce();
    },
    remove: (owner) => {
      if (owners.delete(owner)) announce();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => (all ??= collect()),
  };
}

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
