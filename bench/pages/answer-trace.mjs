/** @typedef {"TouchStart" | "TouchEnd" | "MouseUp"} InputEvent */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, args: { type?: string } }} TraceEvent */

/** The page's mark in the frame that shows the answer. */
const ANSWERED = "hand-answered";

/** The categories of a browser's trace that `answeredAfter` reads. */
export const ANSWER_TRACE = ["input", "benchmark", "cc", "blink.user_timing"];

/**
 * How many milliseconds passed between the browser's sending an event to the page and the end of the
 * frame in which the page marked the answer. From the trace: what comes by the DevTools protocol has the
 * time stamp of the command, though the browser holds it back until the page has painted another frame,
 * and after a press Chromium lets a page's messages and timers wait for a frame more than the one that
 * shows the answer.
 * @param {Buffer} trace
 * @param {InputEvent} event
 */
export function answeredAfter(trace, event) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const sent = traceEvents.find(
    ({ name, args }) =>
      name === "InputRouterImpl::FilterAndSendWebInputEvent" && args.type === event,
  );
  const mark = traceEvents.find(({ name }) => name === ANSWERED);
  if (!sent || !mark) throw new Error(`The browser's trace does not tell of a ${event}.`);
  const ends = traceEvents
    .filter(
      ({ name, pid, tid }) =>
        name === "ProxyMain::BeginMainFrame" && pid === mark.pid && tid === mark.tid,
    )
    .filter(({ ts, dur = 0 }) => ts <= mark.ts && mark.ts <= ts + dur)
    .map(({ ts, dur = 0 }) => ts + dur);
  const [end] = ends;
  if (end === undefined)
    throw new Error("The browser's trace does not tell of the answer's frame.");
  return (end - sent.ts) / 1000;
}
