import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...props}
      data-slot="tabs-list"
      className={cn("flex flex-wrap gap-1", className)}
    />
  );
}

/** The yellow line is a border, so that forced colors keep it. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...props}
      data-slot="tabs-trigger"
      className={cn(
        "relative min-h-11 px-3 font-semibold text-muted -outline-offset-3 hover:text-text focus-visible:shadow-none aria-selected:text-text aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:border-b-4 aria-selected:after:border-curb-400",
        className,
      )}
    />
  );
}

/** Not a tab stop, because its content has some. */
export function TabsContent(props: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content tabIndex={-1} {...props} data-slot="tabs-content" />;
}
