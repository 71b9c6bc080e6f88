import { cva, type VariantProps } from "class-variance-authority";
import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { overlayClasses } from "./dialog";

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;
export const SheetTitle = Primitive.Title;

const sheetVariants = cva("fixed inset-y-0 z-50 w-full overflow-y-auto overscroll-contain", {
  variants: { side: { left: "left-0", right: "right-0" } },
});

type SheetContentProps = ComponentProps<typeof Primitive.Content> &
  VariantProps<typeof sheetVariants>;

/** As high as the screen, at one of its sides. */
export function SheetContent({ side = "right", className, ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <Primitive.Content
        {...props}
        data-slot="sheet-content"
        data-side={side}
        className={cn(sheetVariants({ side }), className)}
      />
    </Primitive.Portal>
  );
}
