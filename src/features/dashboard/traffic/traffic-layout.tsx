import type { ReactNode } from "react";
import { CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { FigureValue } from "../panel/figure";
import { PanelSubtitle, PanelSummary } from "../panel/panel-layout";

export function TrafficFigures({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 border-b border-line @max-[12rem]:grid-cols-1">{children}</dl>
  );
}

type TrafficFigureProps = { label: ReactNode; value: ReactNode; note: ReactNode };

export function TrafficFigure({ label, value, note }: TrafficFigureProps) {
  return (
    <div className="min-w-0 border-line px-4.5 py-3.5 not-first:border-l @max-[12rem]:not-first:border-t @max-[12rem]:not-first:border-l-0">
      <dt className="text-code/[1.45] font-medium text-muted @max-2xs:min-h-[2lh]">{label}</dt>
      <dd>
        <FigureValue className="my-0.5 text-[1.625rem]/[1.1]">{value}</FigureValue>
        {/* If one change needs two lines, both have them. */}
        <span className="block text-xs/[1.3] text-text-2 font-stretch-92% tabular-nums @max-[23rem]:min-h-[2lh] @max-[23rem]:*:block @max-[23rem]:*:whitespace-normal">
          {note}
        </span>
      </dd>
    </div>
  );
}

type LeadSourceProps = { source: ReactNode; bar: ReactNode; leads?: string; note?: ReactNode };

export function LeadSource({ source, bar, leads, note }: LeadSourceProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,9.25rem)_minmax(48px,1fr)_minmax(1.625rem,auto)] items-center gap-2.5 leading-[1.35]">
      <span className="wrap-anywhere">{source}</span>
      <span className="h-3.5" aria-hidden="true">
        {bar}
      </span>
      <b className="text-right font-semibold tabular-nums">{leads}</b>
      {note && <span className="col-span-full text-xs/[1.3] text-text-2 tabular-nums">{note}</span>}
    </li>
  );
}

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
