import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { onTestFinished, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { createSampleSource } from "@/data/dashboard/sample-source";
import type { DashboardPart, DashboardSource } from "@/data/dashboard/dashboard-source";
import type { Dashboard } from "@/features/dashboard/dashboard-context";
import { DashboardPage } from "@/features/dashboard/dashboard-page";
import { dashboardParts } from "../fixtures/dashboard-parts";
import { renderPage } from "../render";

export const NOON = new Date(2026, 10, 21, 12);

export const promptSource = createSampleSource({ delay: () => 0 });

const never = () => new Promise<never>(() => undefined);
const silentSource: DashboardSource = {
  ...promptSource,
  ...Object.fromEntries(dashboardParts(promptSource).map((part) => [part, never])),
};

/** Parts that are not listed never answer, so that their panels do not render. */
export function sampleOf(parts: readonly DashboardPart[]): DashboardSource {
  return {
    ...silentSource,
    ...Object.fromEntries(parts.map((part) => [part, promptSource[part]])),
  };
}

type DashboardSetup = Pick<Dashboard, "TaskTools"> & {
  at?: string;
  parts?: readonly DashboardPart[];
  source?: Partial<DashboardSource>;
  beside?: ReactElement;
  now?: Date;
  queryClient?: QueryClient;
};

export function renderDashboard({
  at = "/admin/dashboard",
  source,
  parts = source ? [] : undefined,
  beside,
  now = NOON,
  queryClient,
  TaskTools,
}: DashboardSetup = {}) {
  // Only the date: timers run.
  vi.setSystemTime(now);
  onTestFinished(() => void vi.useRealTimers());
  const view = renderPage(
    <>
      <DashboardPage
        source={{ ...(parts ? sampleOf(parts) : promptSource), ...source }}
        TaskTools={TaskTools}
      />
      {beside}
      <Toaster />
    </>,
    { at, ...(queryClient && { queryClient }) },
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    ...view,
  };
}

type Waiting<Answer> = {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

export function controlled<Answer, Args extends unknown[]>() {
  const calls: (Waiting<Answer> & { args: Args })[] = [];
  const read = (...args: Args) =>
    new Promise<Answer>((resolve, reject) => calls.push({ args, resolve, reject }));
  return { read, calls };
}
