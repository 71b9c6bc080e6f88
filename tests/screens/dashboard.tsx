import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { onTestFinished, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { createSampleSource } from "@/data/dashboard/sample-source";
import type { DashboardPart, DashboardSource } from "@/data/dashboard/dashboard-source";
import { DashboardPage } from "@/features/dashboard/dashboard-page";
import { renderPage } from "../render";

/** A Saturday, at noon where the test runs. */
export const NOON = new Date(2026, 10, 21, 12);

/** The sample's answers without its delays. */
export const promptSource = createSampleSource({ delay: () => 0 });

const never = () => new Promise<never>(() => undefined);
const silentSource: DashboardSource = {
  isSample: true,
  kpis: never,
  revenueMonths: never,
  traffic: never,
  tickets: never,
  tasks: never,
  provisioningJobs: never,
  portfolio: never,
  systemStatus: never,
};

/** The sample's answers for these parts; the others never answer, which spares a test their panels. */
export function sampleOf(parts: readonly DashboardPart[]): DashboardSource {
  return {
    ...silentSource,
    ...Object.fromEntries(parts.map((part) => [part, promptSource[part]])),
  };
}

type DashboardSetup = {
  at?: string;
  /** The only parts to answer: all of the sample's unless told otherwise, none beside a `source`. */
  parts?: readonly DashboardPart[];
  /** Parts that answer otherwise than the sample. */
  source?: Partial<DashboardSource>;
  /** Stands beside the page. */
  beside?: ReactElement;
  /** What the clock shows. */
  now?: Date;
  /** A cache from an earlier visit. */
  queryClient?: QueryClient;
};

/** The dashboard on the sample's figures, at once; the clock stands at noon unless told otherwise. */
export function renderDashboard({
  at = "/admin/dashboard",
  source,
  parts = source ? [] : undefined,
  beside,
  now = NOON,
  queryClient,
}: DashboardSetup = {}) {
  // Only the clock: timers go on.
  vi.setSystemTime(now);
  onTestFinished(() => void vi.useRealTimers());
  const view = renderPage(
    <>
      <DashboardPage source={{ ...(parts ? sampleOf(parts) : promptSource), ...source }} />
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

/** A part that answers when the test says so; each call waits for its own turn. */
export function controlled<Answer, Args extends unknown[]>() {
  const calls: (Waiting<Answer> & { args: Args })[] = [];
  const read = (...args: Args) =>
    new Promise<Answer>((resolve, reject) => calls.push({ args, resolve, reject }));
  return { read, calls };
}
