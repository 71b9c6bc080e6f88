import { useLayoutEffect } from "react";
import { NotFound } from "@/features/marketing/not-found-page";

export function Component() {
  // Resets the staff theme, which an earlier staff page may have set on the document.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = "light";
  }, []);
  return <NotFound />;
}
