import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const button = cva("btn", {
  variants: {
    variant: {
      primary: "btn-primary",
      ink: "btn-ink",
      outline: "btn-outline",
      secondary: "btn-secondary",
      stop: "btn-stop",
    },
    size: { default: "", small: "btn-sm", icon: "btn-icon" },
  },
  defaultVariants: { variant: "primary", size: "default" },
});

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof button> & {
    /** While set, the button shows a spinner and this verb, and does nothing more. */
    busyLabel?: string | false;
  };

export function Button({
  variant,
  size,
  busyLabel = false,
  className,
  children,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
  const isBusy = busyLabel !== false;
  return (
    <button
      {...props}
      data-slot="button"
      // oxlint-disable-next-line react/button-has-type -- the caller chooses; the default is safe
      type={isBusy ? "button" : type}
      className={button({ variant, size, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {isBusy ? busyLabel : children}
    </button>
  );
}
