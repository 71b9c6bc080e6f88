import { useEffect, useLayoutEffect, useRef } from "react";

const NEAR_PX = 60;

/** Follows new messages unless the reader scrolled up. Null starts other content at its top. */
export function useStickToEnd(count: number | null) {
  const thread = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const box = thread.current;
    if (box === null) return undefined;
    const note = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    };
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, []);
  useLayoutEffect(() => {
    const box = thread.current;
    if (box === null) return;
    if (count === null) box.scrollTop = 0;
    else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [count]);
  const scrollToEnd = () => {
    if (thread.current !== null) thread.current.scrollTop = thread.current.scrollHeight;
  };
  return { thread, scrollToEnd };
}
