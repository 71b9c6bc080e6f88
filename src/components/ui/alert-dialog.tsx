import { AlertDialog as Primitive } from "radix-ui";
import { use, type ComponentProps } from "react";
import { useReturnFocus } from "@/hooks/focus/use-return-focus";
import { cn } from "@/lib/cn";
import { DialogFooter, overlayClasses, ReturnFocus } from "./dialog";

export function AlertDialog({ open, ...props }: ComponentProps<typeof Primitive.Root>) {
  const returnFocus = useReturnFocus(open === true);
  return (
    <ReturnFocus value={returnFocus}>
      <Primitive.Root {...props} open={open} />
    </ReturnFocus>
  );
}

export const AlertDialogCancel = Primitive.Cancel;

export function AlertDialogContent({
  className,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const returnFocus = use(ReturnFocus);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={cn(overlayClasses, "sm:place-items-center sm:p-6")}>
        <Primitive.Content
          {...props}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) returnFocus(event);
          }}
          data-slot="alert-dialog-content"
          className={cn(
            "flex max-h-[94dvh] w-full flex-col overflow-hidden rounded-t-lg bg-surface shadow-modal sm:max-w-120 sm:rounded-lg forced-colors:border",
            className,
          )}
        />
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="alert-dialog-header"
      className={cn("grid gap-2.5 overflow-auto p-5", className)}
    />
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...props} className={cn("text-h3 wrap-anywhere", className)} />;
}

export const AlertDialogDescription = Primitive.Description;

export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <DialogFooter {...props} className={cn("justify-end", className)} />;
}
