import { DrawnPicture } from "@/components/drawn-picture";
import { EXAMPLE_BUSINESSES } from "@/components/example-site/example-businesses";
import { useChosenTrade } from "./lead-form/use-chosen-trade";

const COMPANY_COLORS = ["var(--color-curb-400)", "var(--color-white)"] as const;
const SCALLOPS = "a27.5 27.5 0 0 1-55 0".repeat(8);
const STRIPES = [95, 205, 315, 425].map((x) => `M${x} 30h55v54a27.5 27.5 0 0 1-55 0Z`).join("");

/** An empty lot waiting for the reader's name, under the awning of the trade they chose. */
export function WaitingLot() {
  const trade = useChosenTrade();
  const [first, second] = trade ? EXAMPLE_BUSINESSES[trade.id].awning : COMPANY_COLORS;
  return (
    <div className="relative ml-auto w-50 sm:ml-0 sm:w-full sm:max-w-130 lg:max-w-full">
      <DrawnPicture src="/drawings/open-lot.svg" alt="" width={520} height={400} />
      <svg
        className="absolute inset-x-0 top-0 h-auto w-full"
        viewBox="0 0 520 400"
        data-awning={trade?.id}
        data-shows-trade
        aria-hidden="true"
      >
        <path
          d={`M40 30h440v54${SCALLOPS}Z`}
          fill={first}
          stroke="var(--color-spruce-950)"
          strokeWidth={2}
        />
        <path d={STRIPES} fill={second} />
      </svg>
    </div>
  );
}
