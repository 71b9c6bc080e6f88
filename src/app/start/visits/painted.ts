/** Until what stands now is laid out and painted, when to ask where things are costs nothing. */
export const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
