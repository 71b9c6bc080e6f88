import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Acts at once, unlike a checkbox, which waits for its form. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...props}
      data-slot="switch"
      className={cn(
        "relative h-7 w-12 flex-none rounded-full border-frame border-field bg-surface transition-colors after:absolute after:inset-x-0 after:-inset-y-2 hover:border-text data-[state=checked]:border-strong data-[state=checked]:bg-strong",
        className,
      )}
    >
      <Primitive.Thumb className="block size-5 translate-x-0.5 rounded-full border-10 border-field transition-[translate] data-[state=checked]:translate-x-5.5 data-[state=checked]:border-on-strong" />
    </Primitive.Root>
  );
}
