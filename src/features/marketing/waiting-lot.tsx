import { DrawnPicture } from "@/components/drawn-picture";
import { Awning } from "@/components/example-site/awning";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { useChosenTrade } from "./use-chosen-trade";

const COMPANY_COLORS = ["var(--color-curb-400)", "var(--color-white)"] as const;

/** An empty lot with the awning of the visitor's trade. */
export function WaitingLot() {
  const trade = useChosenTrade();
  const colors = trade ? EXAMPLE_BUSINESSES[trade.id].awning : COMPANY_COLORS;
  return (
    <div
      className="relative ml-auto w-50 sm:ml-0 sm:w-full sm:max-w-130 lg:max-w-full"
      data-awning={trade?.id}
      data-shows-trade
    >
      <DrawnPicture src="/drawings/open-lot.svg" alt="" width={520} height={400} />
      {/* Over the top edge of the sign in the picture. */}
      <div className="absolute inset-x-[9%] top-[calc(32.5%-2rem)]">
        <Awning colors={colors} />
      </div>
    </div>
  );
}
