import type { ReactNode } from "react";
import { CardContent } from "@/components/ui/card";
import { PanelSummary } from "../panel/panel-summary";

type RevenueFrameProps = {
  /** Takes what height the panel beside it gives. */
  drawing: ReactNode;
  summary: ReactNode;
  summaryId?: string;
};

/** Where the drawing and its summary stand, before the figures are there too. */
export function RevenueFrame({ drawing, summary, summaryId }: RevenueFrameProps) {
  return (
    <CardContent className="flex flex-1 flex-col">
      <figure className="@container flex flex-1 flex-col gap-2.5">
        {/* The plot; its marks and months stand in the margins. */}
        <div className="relative mt-2 mr-px mb-7 ml-12 min-h-61.5 flex-1 max-sm:min-h-46">
          {drawing}
        </div>
        <figcaption>
          {/* As many lines as the longest needs on a phone. */}
          <PanelSummary id={summaryId} className="max-sm:min-h-[3lh] @max-[18rem]:min-h-[4lh]">
            {summary}
          </PanelSummary>
        </figcaption>
      </figure>
    </CardContent>
  );
}
