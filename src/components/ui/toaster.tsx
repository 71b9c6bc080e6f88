import { CircleAlert, Check } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import "./toaster.css";

const SHOWN_MS = 5_000;
const button =
  "-my-1.5 min-h-11 min-w-11 flex-none px-2.5 font-bold underline decoration-curb-400 decoration-[0.2em] underline-offset-[0.28em]";

/** Says at the bottom right what has happened; the words repeat the button's verb. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: "var(--toast-bottom)", right: "var(--toast-right)" }}
      mobileOffset={{ bottom: "var(--toast-bottom)" }}
      duration={SHOWN_MS}
      closeButton
      icons={{
        success: <Check size={20} strokeWidth={2.4} aria-hidden />,
        error: <CircleAlert size={20} strokeWidth={2.2} aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          // A dialog that is open takes the mouse from all of the page; Undo stays within reach.
          toast:
            "flex w-(--toast-width) items-center gap-3 rounded-sm border-l-6 border-curb-400 bg-strong py-3.5 pr-12 pl-4 font-sans text-sm/snug font-medium text-on-strong shadow-lift data-[visible=true]:pointer-events-auto",
          icon: "flex-none",
          content: "min-w-0 flex-1 wrap-anywhere",
          closeButton:
            "absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center [&_svg]:size-4.5",
          actionButton: button,
          cancelButton: button,
        },
      }}
    />
  );
}
