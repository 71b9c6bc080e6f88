import type { ComponentProps } from "react";

type ScrollRegionProps = Omit<ComponentProps<"div">, "role" | "tabIndex"> & {
  "aria-label": string;
};

/** An area with a scroll bar of its own, which the keyboard can reach and scroll. */
export function ScrollRegion(props: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control
  return <div {...props} role="region" tabIndex={0} />;
}
