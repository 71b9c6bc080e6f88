/** @typedef {"TouchStart" | "TouchEnd" | "MouseUp"} InputEvent */
/** @typedef {{ name: string, ph: string, ts: number, args: { type?: string } }} TraceEvent */

/** The categories of a browser's trace that `heldBack` reads. */
export const INPUT_TRACE = ["input", "benchmark", "latencyInfo"];

/**
 * How many milliseconds the browser held an event back before it sent it to the page. What comes by the
 * DevTools protocol has the time stamp of the command, and is sent once the page has painted another frame;
 * what comes from a hand is sent at once.
 * @param {Buffer} trace
 * @param {InputEvent} event
 */
export function heldBack(trace, event) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const stamped = traceEvents.find(
    ({ name, ph }) => name === `InputLatency::${event}` && ph === "b",
  );
  const sent = traceEvents.find(
    ({ name, args }) =>
      name === "InputRouterImpl::FilterAndSendWebInputEvent" && args.type === event,
  );
  if (!stamped || !sent) throw new Error(`The browser's trace does not tell of a ${event}.`);
  return (sent.ts - stamped.ts) / 1000;
}
