import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const inputVariants = cva(
  "w-full rounded-sm border-frame border-field bg-surface px-3 text-text placeholder:text-muted placeholder:opacity-100 hover:border-text focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-muted aria-busy:bg-sunken aria-invalid:border-2 aria-invalid:border-stop [&[readonly]]:border-dashed [&[readonly]]:bg-sunken",
  {
    variants: {
      size: {
        default: "min-h-11 py-1.5 text-sm",
        lg: "min-h-12 py-2 text-base",
      },
    },
    defaultVariants: { size: "default" },
  },
);

type InputProps = Omit<ComponentProps<"input">, "size"> & VariantProps<typeof inputVariants>;

export function Input({ size, className, ...props }: InputProps) {
  return <input {...props} data-slot="input" className={cn(inputVariants({ size }), className)} />;
}
