import { CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { PanelSubtitle } from "../panel/panel-subtitle";
import { PanelSummary } from "../panel/panel-summary";
import { LeadSource, TrafficFigure, TrafficFigures } from "./traffic-layout";

const FIGURES = ["sessions", "rate"];
const SOURCES = [92, 60, 45, 34, 26];

export function TrafficSkeleton() {
  return (
    <>
      <TrafficFigures>
        {FIGURES.map((name) => (
          <TrafficFigure
            key={name}
            label={<Skeleton className="inline-block h-[0.75em] w-2/3" />}
            value={<Skeleton className="inline-block h-[0.75em] w-3/5" />}
            note={<Skeleton className="inline-block h-[0.75em] w-3/4" />}
          />
        ))}
      </TrafficFigures>
      <CardContent>
        <PanelSubtitle>
          <Skeleton className="inline-block h-[0.75em] w-1/3" />
        </PanelSubtitle>
        <ul className="my-3 grid gap-3">
          {SOURCES.map((share) => (
            <LeadSource
              key={share}
              source={<Skeleton className="inline-block h-[0.75em] w-4/5" />}
              bar={<Skeleton style={{ width: `${share}%` }} />}
            />
          ))}
        </ul>
        <PanelSummary className="@max-[23rem]:min-h-[2lh]">
          <Skeleton className="inline-block h-[0.75em] w-5/6" />
        </PanelSummary>
      </CardContent>
    </>
  );
}
