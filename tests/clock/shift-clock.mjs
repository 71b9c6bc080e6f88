/** Moves the clock ahead by `ms`, in Node or in a page before its scripts. @param {number} ms */
export function shiftClock(ms) {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [RealDate.now() + ms] : parts, newTarget),
    apply: () => new Date().toString(),
    get: (target, name) => (name === "now" ? () => RealDate.now() + ms : Reflect.get(target, name)),
  });
}
