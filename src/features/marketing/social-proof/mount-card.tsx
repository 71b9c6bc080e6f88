import { createRoot } from "react-dom/client";
import { SignUpCard } from "./sign-up-card";

const controlsOf = (part: HTMLElement | null) => [
  ...(part?.querySelectorAll<HTMLElement>("a, button") ?? []),
];

/** Returns a function that removes the card and passes its focus on to its successor. */
export function mountCard(pageOpenedAt: number): (successor: HTMLElement | null) => void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<SignUpCard pageOpenedAt={pageOpenedAt} />);
  return (successor) => {
    const focused = controlsOf(place).findIndex((control) => control === document.activeElement);
    controlsOf(successor)[focused]?.focus();
    place.remove();
    // React refuses to unmount a root while it renders another one.
    queueMicrotask(() => root.unmount());
  };
}
