/**
 * Reads once for each moment, whoever asks: panels that answer for the same one count from the same
 * rows. A reading that failed is forgotten, and whoever asks next reads again.
 */
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
