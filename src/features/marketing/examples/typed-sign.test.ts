import { expect, it } from "vitest";
import { fragmentOf, isEmptySign, plainSign, signInFragment } from "./typed-sign";

const sign = { name: "Joe's Roofing & Sons", town: "Waco", phone: "(254) 555-0101" };

it("comes back from an address as it was typed", () => {
  expect(fragmentOf(sign)).toBe(
    "#name=Joe%27s+Roofing+%26+Sons&town=Waco&phone=%28254%29+555-0101",
  );
  expect(signInFragment(fragmentOf(sign))).toEqual(sign);
  expect(fragmentOf(plainSign({}))).toBe("");
});

it.each(["", "#", "#visit", "#name=", "#name=%20%20&town=", "#other=x"])(
  "finds nothing in the address %j",
  (hash) => {
    expect(signInFragment(hash)).toBeNull();
  },
);

it("survives an address that is spelled wrong", () => {
  expect(signInFragment("#name=%E0%A4%A&town=%ZZ&phone=+")).toMatchObject({
    town: "%ZZ",
    phone: "",
  });
});

it("keeps one line of letters that are seen, and no more than a sign has room for", () => {
  const sign = plainSign({
    name: ` A\n\tB\u202e\u200bC\u0000 ${"é".repeat(200)}`,
    town: "x".repeat(500),
  });
  expect(sign.name).toMatch(/^A B C é+$/);
  expect(Array.from(sign.name)).toHaveLength(100);
  expect(sign.town).toHaveLength(60);
  expect(isEmptySign(plainSign({ name: "\u200b \n" }))).toBe(true);
});

it("cuts between letters, not through one", () => {
  expect(plainSign({ name: "🔧".repeat(150) }).name).toBe("🔧".repeat(100));
});

it.each([
  ["2545550101", "(254) 555-0101"],
  ["254.555.0101", "(254) 555-0101"],
  ["+1 254 555 0101", "(254) 555-0101"],
  ["254555", "254555"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
])("dresses the phone %s as a sign does: %s", (typed, dressed) => {
  expect(plainSign({ phone: typed }).phone).toBe(dressed);
  expect(signInFragment(fragmentOf({ ...sign, phone: typed }))?.phone).toBe(dressed);
});
