import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { createContext, use, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "@/hooks/focus/use-return-focus";
import { cn } from "@/lib/cn";
import { textsAlone } from "./texts-alone";
import { Button } from "./button";
import { FormFooter } from "./form-footer";

export const ReturnFocus = createContext<(event: Event) => void>(() => undefined);

export function Dialog({ open, ...props }: ComponentProps<typeof Primitive.Root>) {
  const returnFocus = useReturnFocus(open === true);
  return (
    <ReturnFocus value={returnFocus}>
      <Primitive.Root {...props} open={open} />
    </ReturnFocus>
  );
}

export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

/** Darkens the page; the dialog is centered, or at the bottom of a small screen. */
export const overlayClasses = "fixed inset-0 z-50 grid items-end bg-overlay";

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  showCloseButton?: boolean;
  hidesPage?: boolean;
};

/** Head and foot stay visible; the body scrolls. */
export function DialogContent({
  className,
  children,
  showCloseButton = true,
  hidesPage = false,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const { t } = useTranslation();
  const returnFocus = use(ReturnFocus);
  return (
    <Primitive.Portal>
      <Primitive.Overlay
        className={cn(overlayClasses, "lg:place-items-center lg:p-6", hidesPage && "bg-bg")}
      >
        <Primitive.Content
          {...props}
          data-slot="dialog-content"
          className={cn(
            "relative flex max-h-[94dvh] w-full flex-col overflow-hidden rounded-t-lg bg-surface shadow-modal lg:max-w-220 lg:rounded-lg forced-colors:border",
            className,
          )}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            if (!event.defaultPrevented) focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) returnFocus(event);
          }}
        >
          {/* First, so that it gets the initial focus in a dialog without fields. */}
          {showCloseButton && (
            <Primitive.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                className="absolute top-3 right-3"
                aria-label={t("Close")}
              >
                <X size={22} aria-hidden />
              </Button>
            </Primitive.Close>
          )}
          {textsAlone(children)}
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}

const FIELDS =
  ":is(input, select, textarea):enabled:not([type=hidden], [type=file], [tabindex='-1'])";

/** Lets a form be typed into at once. On a touch screen its keyboard would cover the dialog. */
function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof Element) || matchMedia("(pointer: coarse)").matches) return;
  const field = event.currentTarget.querySelector<HTMLElement>(FIELDS);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="dialog-header"
      className={cn("border-b border-line p-5 pr-18", className)}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...props} className={cn("text-h3 wrap-anywhere", className)} />;
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description {...props} className={cn("mt-1 leading-snug text-text-2", className)} />
  );
}

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="dialog-body"
      className={cn("grid gap-4 overflow-auto p-5", className)}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<typeof FormFooter>) {
  return <FormFooter {...props} data-slot="dialog-footer" className={cn("px-5", className)} />;
}
