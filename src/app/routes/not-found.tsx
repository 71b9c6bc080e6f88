import { useLayoutEffect } from "react";
import { NotFound } from "@/features/marketing/not-found-page";

export function Component() {
  // The staff's theme was chosen by an address of theirs, and this page is the public site's.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = "light";
  }, []);
  return <NotFound />;
}
