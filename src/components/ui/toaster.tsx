import { CircleAlert, Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner } from "sonner";
import { useFocusAfterToast } from "@/hooks/focus/use-focus-after-toast";
import { cn } from "@/lib/cn";
import { useToastRoom } from "./use-toast-room";

const SHOWN_MS = 5_000;
const button =
  "-my-1.5 ml-auto min-h-11 min-w-11 flex-none px-2.5 font-bold underline decoration-curb-400 decoration-[0.2em] underline-offset-[0.28em]";

/** Never over the buttons of a dialog, of the editor's column, or of a bar at the foot. */
const clear = cn(
  // A phone's menu takes the full height; toasts wait until it is closed.
  "in-[:root:has([data-slot=sheet-content][data-side=left][data-state=open])]:invisible",
  "lg:in-[:root:has([data-slot=editor-rail]):not(:has([data-slot=dialog-footer]))]:[--toast-right:24.25rem]",
  "max-lg:in-[:root:has([data-slot=publishing-actions])]:[--toast-bar:5.75rem]",
  "max-lg:in-[:root:has([data-slot=client-actions])]:[--toast-bar:5.25rem]",
  "max-sm:in-[:root:has([data-slot=selection-bar])]:[--toast-bar:10.75rem]",
  "in-[:root:has([data-slot=dialog-footer])]:[--toast-dialog:7rem] max-sm:in-[:root:has([data-slot=dialog-footer])]:[--toast-dialog:10.75rem]",
  // Beside an open panel, whose buttons and fields would be under it.
  "lg:in-[:root:has([data-slot=sheet-content][data-side=right][data-state=open]):not(:has([data-slot=dialog-footer]))]:[--toast-right:40.25rem]",
  // Beside an open dialog, if the screen has room for both.
  "xl:in-[:root:has([data-slot=dialog-footer])]:[--toast-width:max(14rem,calc((100vw-55rem)/2-2.25rem))]",
);
/** Phones ignore it: there, messages take the full width. */
const width = { "--width": "27rem" } as CSSProperties;
const above = "var(--toast-bar, 0px), var(--toast-dialog, 0px), var(--toast-room, 0px)";

/** Toasts at the bottom right; their text repeats the button's verb. */
export function Toaster() {
  const { t } = useTranslation();
  useToastRoom();
  const focusAfterToast = useFocusAfterToast();
  return (
    <div {...focusAfterToast}>
      <Sonner
        containerAriaLabel={t("Notifications")}
        position="bottom-right"
        className={clear}
        style={width}
        offset={{ bottom: `max(1.5rem, ${above})`, right: "var(--toast-right, 1.5rem)" }}
        mobileOffset={{ bottom: `max(1rem, ${above})` }}
        duration={SHOWN_MS}
        closeButton
        icons={{
          success: <Check size={20} strokeWidth={2.4} aria-hidden />,
          error: <CircleAlert size={20} strokeWidth={2.2} aria-hidden />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: t("Close this message"),
          classNames: {
            // An open dialog disables the mouse for the page; Undo stays usable.
            toast:
              "flex w-[var(--toast-width,100%)] flex-wrap items-center gap-3 rounded-sm border-l-6 border-curb-400 bg-strong py-3.5 pr-12 pl-4 font-sans text-sm/snug font-medium text-on-strong shadow-lift data-[visible=true]:pointer-events-auto",
            icon: "flex-none",
            // Beside the icon at any width; a button wraps below where the text would be narrow.
            content: "min-w-0 flex-1 basis-[min(100%-2rem,10rem)] wrap-anywhere",
            closeButton:
              "absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center [&_svg]:size-4.5",
            actionButton: button,
            cancelButton: button,
          },
        }}
      />
    </div>
  );
}
