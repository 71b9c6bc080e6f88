import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { textsAlone } from "./texts-alone";

const alertVariants = cva("border-l-6 px-4 py-3 text-sm", {
  variants: {
    variant: {
      warning: "border-curb-400 bg-wait-bg text-text",
      /** Silent, unless it has `role="status"`. */
      success: "border-go bg-go-bg text-text",
      /** Read out at once, and visible until the problem is solved. */
      destructive: "relative border-stop bg-stop-bg pl-10.5 font-medium wrap-anywhere text-stop",
    },
  },
});

type AlertProps = ComponentProps<"div"> & Required<VariantProps<typeof alertVariants>>;

export function Alert({ variant, className, children, ...props }: AlertProps) {
  const isFailure = variant === "destructive";
  return (
    <div
      role={isFailure ? "alert" : undefined}
      {...props}
      data-slot="alert"
      className={cn(alertVariants({ variant }), className)}
    >
      {isFailure && (
        <CircleAlert className="absolute top-3.5 left-3" size={18} strokeWidth={2.2} aria-hidden />
      )}
      {textsAlone(children)}
    </div>
  );
}
