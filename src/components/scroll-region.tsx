import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type ScrollRegionProps = Omit<ComponentProps<"div">, "role" | "tabIndex"> & {
  "aria-label": string;
};

/** An area with a scroll bar of its own, which the keyboard can reach and scroll. */
export function ScrollRegion(props: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control
  return <div {...props} role="region" tabIndex={0} />;
}

/**
 * Links in one row that may run off the screen below `lg`, and fades where it does until its end is
 * reached. A row that fits has nothing to scroll, and so no timeline and no fade.
 */
export function FadingRow({ className, ...props }: ComponentProps<"nav">) {
  return (
    <nav
      {...props}
      className={cn(
        "relative flex max-lg:animate-scroll-fade max-lg:[scrollbar-width:none] max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:[animation-timeline:scroll(self_inline)] max-lg:[mask:linear-gradient(90deg,black_calc(100%-4rem),transparent)_0/calc(100%+4rem)_100%_no-repeat]",
        className,
      )}
    />
  );
}
