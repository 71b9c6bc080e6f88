import { useEffect, useState, type RefObject } from "react";

/** False where the browser cannot tell. */
export function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (element.current === null || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsAway(!last.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
