import { cn } from "@/lib/cn";
import { Store } from "lucide-react";
import { hasStateMap, stateMapAddress } from "./state-maps";

type StateMapProps = { region: string | null; className?: string };

/** The outline of a state, or a storefront if it is unknown. Decorative, so it has no label. */
export function StateMap({ region, className }: StateMapProps) {
  if (!hasStateMap(region)) {
    return (
      <span
        className={cn(
          "grid size-12 flex-none place-items-center rounded-xs bg-sunken text-field ring ring-line ring-inset",
          className,
        )}
        aria-hidden="true"
      >
        <Store size={20} />
      </span>
    );
  }
  return (
    <img
      className={cn(
        "size-12 flex-none rounded-xs bg-sky-100 object-cover dark:hue-rotate-180 dark:invert-90",
        className,
      )}
      src={stateMapAddress(region)}
      width={48}
      height={48}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
