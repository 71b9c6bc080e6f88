import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";

/** For links that are not the router's. */
export const textLinkVariants = cva("underline", {
  variants: {
    variant: {
      default: "decoration-curb-500 decoration-[0.16em] underline-offset-[0.2em]",
      /** A standalone link, as high as touch needs. */
      painted:
        "inline-flex min-h-11 items-center font-semibold decoration-curb-400 decoration-[0.22em] underline-offset-[0.28em] [text-decoration-skip-ink:none] hover:decoration-current",
    },
  },
  defaultVariants: { variant: "default" },
});

type TextLinkProps = ComponentProps<typeof Link> & VariantProps<typeof textLinkVariants>;

export function TextLink({ variant, className, ...props }: TextLinkProps) {
  return <Link {...props} className={cn(textLinkVariants({ variant }), className)} />;
}
