import type { ComponentProps, ReactNode } from "react";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { cn } from "@/lib/cn";

type ChoiceCardProps = Omit<ComponentProps<typeof RadioGroupItem>, "isCover"> & {
  children: ReactNode;
};

export function ChoiceCard({ className, children, ...props }: ChoiceCardProps) {
  return (
    <label className="relative">
      <RadioGroupItem {...props} isCover className="peer" />
      <span
        className={cn(
          "grid place-content-center rounded-sm border-frame border-field bg-surface px-1 text-center peer-checked:border-[2.5px] peer-checked:border-b-7 peer-checked:border-text peer-checked:border-b-curb-400 peer-checked:bg-curb-100 peer-checked:text-text peer-checked:shadow-[0_1.5px_0_var(--text)] peer-hover:border-text peer-focus-visible:ring-2 peer-focus-visible:ring-focus-halo peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
          className,
        )}
      >
        {children}
      </span>
    </label>
  );
}
