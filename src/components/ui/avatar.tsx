import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { initials } from "@/lib/format/format";

type AvatarProps = Omit<ComponentProps<"span">, "children"> & { name: string };

export function Avatar({ name, className, ...props }: AvatarProps) {
  return (
    <span
      {...props}
      aria-hidden
      translate="no"
      data-slot="avatar"
      className={cn(
        "grid size-8.5 flex-none place-items-center rounded-full bg-curb-400 text-xs font-bold text-asphalt-950",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
