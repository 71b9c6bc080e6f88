import type { ReactNode } from "react";
import { Progress } from "@/components/ui/progress";
import { PanelFill } from "../panel/panel-fill";

/** On a phone the list has its full height and the page scrolls. */
export function JobsArea({ children }: { children: ReactNode }) {
  return <PanelFill className="max-sm:h-auto max-sm:*:static">{children}</PanelFill>;
}

type JobLayoutProps = {
  head: ReactNode;
  progress: number;
  percent: ReactNode;
  activity: ReactNode;
  steps: ReactNode;
};

/** The layout of a job, shared with the skeleton. */
export function JobLayout({ head, progress, percent, activity, steps }: JobLayoutProps) {
  return (
    <li className="border-b border-line px-4.5 py-3 last:border-b-0">
      {/* On narrow panels the name has its own line, with the state and the button below. */}
      <div className="flex items-center gap-2.5 @max-sm:grid @max-sm:grid-cols-[minmax(0,1fr)_auto] @max-sm:grid-rows-[auto_minmax(1.75rem,auto)] @max-sm:gap-y-0">
        {head}
      </div>
      <div className="mt-2 mb-1 flex items-center gap-3 text-xs tabular-nums">
        <Progress className="flex-1" aria-hidden value={progress} />
        <span className="min-w-9 text-right">{percent}</span>
      </div>
      <p className="text-xs wrap-anywhere text-muted">{activity}</p>
      {steps}
    </li>
  );
}
