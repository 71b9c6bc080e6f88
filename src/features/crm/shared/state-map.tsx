import { cn } from "@/lib/cn";
import { Store } from "lucide-react";

/** Files in public/maps/states, by two letters each. */
const DRAWN = new Set(
  (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH " +
    "NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
  ).split(" "),
);

export const hasStateMap = (region: string | null): region is string =>
  region !== null && DRAWN.has(region);

const stateMapAddress = (region: string) => `/maps/states/${region.toLowerCase()}.svg`;

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
