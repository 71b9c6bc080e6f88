import { CircleAlert, Check } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import "./toaster.css";

const SHOWN_MS = 5_000;

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
        classNames: { toast: "toast", closeButton: "toast-close", actionButton: "toast-action" },
      }}
    />
  );
}
