import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { Spinner } from "./spinner";
import { textsAlone } from "./texts-alone";

/** For a link that looks like a button: `<Link className={buttonVariants({ size: "lg" })}>`. */
export const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2.5 rounded-sm whitespace-nowrap no-underline transition-[background-color,box-shadow,translate] active:translate-y-px disabled:cursor-not-allowed disabled:text-muted forced-colors:border [&_svg]:max-w-none [&_svg]:flex-none",
  {
    variants: {
      variant: {
        /** The one primary action of a view. */
        default:
          "bg-accent text-on-accent shadow-edge hover:bg-accent-hover disabled:bg-sunken disabled:shadow-none",
        ink: "bg-strong text-on-strong hover:bg-strong-hover disabled:bg-sunken",
        secondary:
          "bg-surface text-text inset-ring-frame inset-ring-field hover:inset-ring-text disabled:bg-transparent disabled:inset-ring-line-strong",
        outline: "inset-ring-frame hover:bg-current/8 disabled:bg-transparent",
        destructive: "bg-stop text-on-stop disabled:bg-sunken",
        ghost: "hover:bg-sunken disabled:bg-transparent aria-expanded:bg-sunken",
        /** Looks like a link in a text, and acts. */
        link: "underline decoration-curb-500 decoration-[0.16em] underline-offset-[0.2em] hover:decoration-current",
      },
      size: {
        default: "min-h-11 px-4 py-2 text-sm/tight font-semibold",
        lg: "min-h-13 px-6 py-2 text-body/tight font-bold",
        icon: "size-11 flex-none",
      },
    },
    compoundVariants: [
      {
        variant: "link",
        class: "min-h-0 p-0 text-left text-[1em] leading-[inherit] whitespace-normal",
      },
    ],
    defaultVariants: { variant: "default", size: "default" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** While set, the button shows a spinner with this verb and is disabled. */
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
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...props}
      data-slot="button"
      // oxlint-disable-next-line react/button-has-type -- the caller chooses; the default is safe
      type={isBusy ? "button" : type}
      className={cn(buttonVariants({ variant, size }), className)}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {textsAlone(isBusy ? busyLabel : children)}
    </button>
  );
}
