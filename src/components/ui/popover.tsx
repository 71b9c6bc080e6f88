import { Popover as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const Popover = Primitive.Root;

export function PopoverTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="popover-trigger" {...props} />;
}

/** Above toasts, which appear unexpectedly. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        data-slot="popover-content"
        className={cn(
          "z-1000000000 max-h-[min(32rem,var(--radix-popover-content-available-height))] max-w-[min(24rem,100vw-1rem)] min-w-50 overflow-y-auto overscroll-contain rounded-sm border border-line-strong bg-raised p-3 text-sm text-text shadow-lift",
          className,
        )}
      />
    </Primitive.Portal>
  );
}
