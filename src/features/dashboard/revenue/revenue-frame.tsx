import type { ReactNode } from "react";
import { CardContent } from "@/components/ui/card";
import { PanelSummary } from "../panel/panel-summary";

type RevenueFrameProps = {
  legend: ReactNode;
  /** Fills the height of the panel beside it. */
  drawing: ReactNode;
  summary: ReactNode;
  summaryId?: string;
};

/** The layout of chart, legend and summary, shared with the skeleton. */
export function RevenueFrame({ legend, drawing, summary, summaryId }: RevenueFrameProps) {
  return (
    <CardContent className="flex flex-1 flex-col">
      <figure className="@container flex flex-1 flex-col gap-2.5">
        {/* Two lines on the narrowest panels. */}
        <div className="text-xs/[1.35] @max-[19rem]:min-h-[calc(2lh+0.25rem)]">{legend}</div>
        <div className="relative min-h-63 flex-1 max-sm:min-h-54">{drawing}</div>
        <figcaption>
          {/* The height of the longest summary on a phone. */}
          <PanelSummary id={summaryId} className="max-sm:min-h-[3lh] @max-[18rem]:min-h-[4lh]">
            {summary}
          </PanelSummary>
        </figcaption>
      </figure>
    </CardContent>
  );
}
