import { FAULT } from "./fault-figures";
import { expect, test } from "../support/test";
import type { Desk } from "./places";

/** A text of its own, with what is easily broken on its way. */
export const newText = () =>
  `Two trucks & a “trailer”, no <website> yet; 50% off? Call O’Hara 📞 ${crypto.randomUUID()}`;

export async function typeInto(desk: Desk, text: string): Promise<void> {
  for (const [field, value] of desk.fields(text)) await field.fill(value);
}

/** How many characters do not stand any more where they were typed. */
function countLost(typed: string, kept: string): number {
  const left = Array.from(kept);
  return Array.from(typed).filter((character, place) => character !== left[place]).length;
}

/**
 * Counts, for the figure at the end of the run, what somebody typed and what of it a fault cost them;
 * fails unless that is nothing.
 */
export async function expectNothingLost(desk: Desk, text: string, fault: string): Promise<void> {
  const fields = desk.fields(text);
  const typed = fields.reduce((sum, [, value]) => sum + Array.from(value).length, 0);
  let lost = typed;
  try {
    // A page that was loaded anew stands there before what was kept is back in it.
    await expect(async () => {
      lost = 0;
      for (const [field, value] of fields) lost += countLost(value, await field.inputValue());
      expect(lost, `characters lost: ${fault}`).toBe(0);
    }).toPass({ timeout: 30_000 });
  } finally {
    const description = `${typed} typed, ${lost} lost: ${fault}`;
    test.info().annotations.push({ type: FAULT, description });
  }
}

/** Now that it is over, the same press works, and the text is there once. */
export async function expectStoredOnce(desk: Desk, text: string): Promise<void> {
  await desk.expectSaved(text);
  await expect.poll(() => desk.countStored(text)).toBe(1);
}
