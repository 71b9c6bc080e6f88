import { Tooltip as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function TooltipProvider(props: ComponentProps<typeof Primitive.Provider>) {
  return <Primitive.Provider delayDuration={400} {...props} />;
}

export const Tooltip = Primitive.Root;

export function TooltipTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="tooltip-trigger" {...props} />;
}

/** Repeats the button's name visually. */
export function TooltipContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        {...props}
        data-slot="tooltip-content"
        className={cn(
          // The border is for forced colors.
          "z-60 flex items-center gap-2.5 rounded-xs border border-transparent bg-strong px-2 py-1 text-xs font-medium text-on-strong",
          className,
        )}
      />
    </Primitive.Portal>
  );
}
