import type { ReactNode } from "react";
import { CardContent } from "@/components/ui/card";
import { PanelSummary } from "../panel/panel-summary";

type RevenueFrameProps = {
  legend: ReactNode;
  /** Takes what height the panel beside it gives. */
  drawing: ReactNode;
  summary: ReactNode;
  summaryId?: string;
};

/** Where the drawing, its legend and its summary stand, before the figures are there too. */
export function RevenueFrame({ legend, drawing, summary, summaryId }: RevenueFrameProps) {
  return (
    <CardContent className="flex flex-1 flex-col">
      <figure className="@container flex flex-1 flex-col gap-2.5">
        {/* Its entries take two lines where the panel is narrowest. */}
        <div className="text-xs/[1.35] @max-[19rem]:min-h-[calc(2lh+0.25rem)]">{legend}</div>
        <div className="relative min-h-63 flex-1 max-sm:min-h-54">{drawing}</div>
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
