/** Shares one read between panels of the same moment. A failed read is not kept. */
export function onceFor<Part>(read: () => Promise<Part>): (moment: Date) => Promise<Part> {
  let last: { moment: number; part: Promise<Part> } | undefined;
  return (moment) => {
    if (last?.moment === moment.getTime()) return last.part;
    const reading = { moment: moment.getTime(), part: read() };
    last = reading;
    reading.part.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.part;
  };
}
