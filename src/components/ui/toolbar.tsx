import { Toolbar as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** One tab stop; arrow keys move within. Must be named. */
export function Toolbar(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} data-slot="toolbar" />;
}

/** `aria-disabled` instead of `disabled` keeps it focusable. */
export function ToolbarButton({ className, ...props }: ComponentProps<typeof Primitive.Button>) {
  return (
    <Primitive.Button
      {...props}
      data-slot="toolbar-button"
      className={cn(
        "grid h-11 min-w-11 flex-none place-items-center rounded-sm font-bold -outline-offset-3 hover:bg-surface hover:ring hover:ring-line-strong focus-visible:shadow-none aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-55 aria-disabled:ring-0 aria-pressed:bg-surface aria-pressed:ring aria-pressed:ring-line-strong forced-colors:aria-pressed:border-2",
        className,
      )}
    />
  );
}
