import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type SliderProps = Omit<ComponentProps<"input">, "type"> & {
  /** Over the whole of a picture, which a finger still scrolls past. */
  isCover?: boolean;
};

/** The browser's own, which arrow keys, Home and End move. Track and thumb are the place's to draw. */
export function Slider({ isCover = false, className, ...props }: SliderProps) {
  return (
    <input
      {...props}
      type="range"
      data-slot="slider"
      className={cn(
        "m-0 w-full appearance-none bg-transparent",
        isCover && "absolute inset-0 size-full touch-pan-y",
        className,
      )}
    />
  );
}
