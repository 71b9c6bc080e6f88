import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { env } from "@/lib/env";
import { supabase } from "@/lib/supabase/client";
import { passTime } from "@tests/pass-time";
import { renderPage } from "@tests/render";
import { useLiveInterval } from "./use-live-interval";

const rows = { table: "presence" as const, filter: "record_id=eq.1", queryKey: ["who", "1"] };

let answer = "nobody";
let reads = 0;

function Watching() {
  const refetchInterval = useLiveInterval(rows, {
    isEnabled: true,
    pollMs: 3_000,
    announcedMs: 20_000,
  });
  const queryFn = () => {
    reads += 1;
    return answer;
  };
  const { data } = useQuery({ queryKey: [...rows.queryKey, "page"], queryFn, refetchInterval });
  return <p>{data}</p>;
}

/** A hosted project's Realtime, which reports its state and announces changes. */
function stubRealtime() {
  Object.assign(env, { supabaseUrl: "https://project.example" });
  const realtime = {
    filter: {},
    announce: (): void => undefined,
    report: (_status: string): void => undefined,
  };
  const channel = {
    on: (_event: string, filter: object, announce: () => void) => {
      Object.assign(realtime, { filter, announce });
      return channel;
    },
    subscribe: (report: (status: string) => void) => {
      realtime.report = report;
      return channel;
    },
  };
  const open = vi.spyOn(supabase, "channel").mockReturnValue(channel as never);
  const remove = vi.spyOn(supabase, "removeChannel").mockResolvedValue("ok");
  return { realtime, open, remove };
}

const { supabaseUrl } = env;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer = "nobody";
  reads = 0;
});
afterEach(() => {
  Object.assign(env, { supabaseUrl });
  vi.useRealTimers();
});

it("polls on the embedded backend, which has no Realtime", async () => {
  const { open } = stubRealtime();
  Object.assign(env, { supabaseUrl });
  renderPage(<Watching />);
  await passTime(1);
  answer = "Sam";
  await passTime(3);
  expect(screen.getByText("Sam")).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

it("reads what Realtime announces at once, and polls rarely meanwhile", async () => {
  const { realtime, remove } = stubRealtime();
  const { unmount } = renderPage(<Watching />);
  expect(realtime.filter).toMatchObject({ table: "presence", filter: rows.filter });
  act(() => realtime.report("SUBSCRIBED"));
  await passTime(4);
  const before = reads;
  await passTime(10);
  expect(reads).toBe(before);
  answer = "Sam";
  act(() => realtime.announce());
  await passTime(0.5);
  expect(screen.getByText("Sam")).toBeVisible();
  unmount();
  expect(remove).toHaveBeenCalled();
});

it.each(["CHANNEL_ERROR", "TIMED_OUT", "CLOSED"])("polls again after %s", async (status) => {
  const { realtime } = stubRealtime();
  renderPage(<Watching />);
  act(() => realtime.report("SUBSCRIBED"));
  await passTime(4);
  act(() => realtime.report(status));
  answer = "Sam";
  await passTime(4);
  expect(screen.getByText("Sam")).toBeVisible();
});
