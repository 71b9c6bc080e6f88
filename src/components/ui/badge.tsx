import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { textsAlone } from "./texts-alone";

const badgeVariants = cva(
  "inline-flex items-center gap-1.5 rounded-xs px-2.25 py-1.5 text-xs/none font-semibold whitespace-nowrap",
  {
    variants: {
      variant: {
        default: "bg-draft-bg text-draft",
        info: "bg-info-bg text-info",
        success: "bg-go-bg text-go",
        pending: "bg-wait-bg text-wait",
        warning: "bg-hold-bg text-hold",
        destructive: "bg-stop-bg text-stop",
        outline: "text-text inset-ring-frame inset-ring-field",
        /** A small outline, beside the name of a row. */
        mark: "px-1.5 py-0.75 text-text inset-ring-frame inset-ring-field",
        sample:
          "border border-dashed border-field px-1.5 py-0.75 leading-tight font-normal text-muted",
      },
    },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>["variant"]>;

/** A state has a shape and a word, not a color alone. */
const SHAPES: Partial<Record<BadgeVariant, string>> = {
  default: "M0 0h9v9H0ZM2 2v5h5V2Z",
  info: "M0 0h9v9H0Z",
  success: "M4.5 0a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9Z",
  pending: "M4.5 0 9 9H0Z",
  warning: "M4.5 0 9 4.5 4.5 9 0 4.5Z",
  destructive: "M1.8 0 4.5 2.7 7.2 0 9 1.8 6.3 4.5 9 7.2 7.2 9 4.5 6.3 1.8 9 0 7.2 2.7 4.5 0 1.8Z",
};

type BadgeProps = ComponentProps<"span"> & {
  variant?: BadgeVariant;
  /** Without the shape, where an icon comes first. */
  isPlain?: boolean;
};

export function Badge({
  variant = "default",
  isPlain = false,
  className,
  children,
  ...props
}: BadgeProps) {
  const shape = isPlain ? undefined : SHAPES[variant];
  return (
    <span
      {...props}
      data-slot="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant }), className)}
    >
      {shape && (
        <svg className="size-[0.7em] flex-none" viewBox="0 0 9 9" aria-hidden>
          <path d={shape} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      {textsAlone(children)}
    </span>
  );
}
