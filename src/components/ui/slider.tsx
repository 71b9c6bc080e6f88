import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import "@/styles/slider.css";

type SliderProps = Omit<ComponentProps<"input">, "type"> & {
  /** Invisible and as large as a picture, which renders the handle; touch still scrolls past. */
  isCover?: boolean;
};

/** A native slider, with arrow keys, Home and End. `--filled` is the share that is dark. */
export function Slider({ isCover = false, className, ...props }: SliderProps) {
  return (
    <input
      {...props}
      type="range"
      data-slot="slider"
      className={cn(
        "m-0 w-full appearance-none bg-transparent",
        isCover ? "absolute inset-0 size-full touch-pan-y" : "slider h-11 cursor-pointer",
        className,
      )}
    />
  );
}
