import type { ReactNode } from "react";
import { Progress } from "@/components/ui/progress";
import { PanelFill } from "../panel/panel-fill";

/** On a phone the list is as long as it is: the page scrolls. */
export function JobsArea({ children }: { children: ReactNode }) {
  return <PanelFill className="max-sm:h-auto max-sm:*:static">{children}</PanelFill>;
}

type JobLayoutProps = {
  /** The client's name, the job's state, and what can be done. */
  head: ReactNode;
  progress: number;
  percent: ReactNode;
  activity: ReactNode;
  steps: ReactNode;
};

/** Where the parts of a job stand, before its figures are there too. */
export function JobLayout({ head, progress, percent, activity, steps }: JobLayoutProps) {
  return (
    <li className="border-b border-line px-4.5 py-3 last:border-b-0">
      {/* Where it is narrow, the name has the line to itself; the state goes below, with the button. */}
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
