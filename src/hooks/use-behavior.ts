import { useEffect, useRef, type RefObject } from "react";
import { startBehavior, type Behavior } from "@/lib/behavior";

/**
 * Hands what a component drew to plain code that acts on it, on a prerendered page before React has
 * been there. Its element names the behavior too: `data-behavior`.
 */
export function useBehavior<E extends HTMLElement>(behavior: Behavior): RefObject<E | null> {
  const ref = useRef<E>(null);
  // After each render, which may have written anew what the behavior had written.
  useEffect(() => {
    if (ref.current) startBehavior(behavior, ref.current);
  });
  return ref;
}
