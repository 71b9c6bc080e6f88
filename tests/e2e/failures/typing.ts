import { FAILURE } from "./failure-report";
import { expect, test } from "../support/test";
import type { Desk } from "./places";

export const newText = () =>
  `Two trucks & a “trailer”, no <website> yet; 50% off? Call O’Hara 📞 ${crypto.randomUUID()}`;

export async function typeInto(desk: Desk, text: string): Promise<void> {
  for (const [field, value] of desk.fields(text)) await field.fill(value);
}

function countLost(typed: string, kept: string): number {
  const left = Array.from(kept);
  return Array.from(typed).filter((character, place) => character !== left[place]).length;
}

/** Records typed and lost characters for the report; fails when any is lost. */
export async function expectNothingLost(desk: Desk, text: string, failure: string): Promise<void> {
  const fields = desk.fields(text);
  const typed = fields.reduce((sum, [, value]) => sum + Array.from(value).length, 0);
  let lost = typed;
  try {
    await expect(async () => {
      lost = 0;
      for (const [field, value] of fields) lost += countLost(value, await field.inputValue());
      expect(lost, `characters lost: ${failure}`).toBe(0);
    }).toPass({ timeout: 30_000 });
  } finally {
    const description = `${typed} typed, ${lost} lost: ${failure}`;
    test.info().annotations.push({ type: FAILURE, description });
  }
}

export async function expectStoredOnce(desk: Desk, text: string): Promise<void> {
  await desk.expectSaved(text);
  await expect.poll(() => desk.countStored(text)).toBe(1);
}
