import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type ScrollRegionProps = Omit<ComponentProps<"div">, "role" | "tabIndex"> & {
  "aria-label": string;
};

export function ScrollRegion(props: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control
  return <div {...props} role="region" tabIndex={0} />;
}

/** A row of links that may overflow below `lg` and fades until its end is scrolled to. */
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
