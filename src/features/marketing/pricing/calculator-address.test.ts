import { describe, expect, it } from "vitest";
import { calculatorPath, numbersFromSearch, searchFromNumbers } from "./calculator-address";

const read = (search: string) => numbersFromSearch(new URLSearchParams(search));

describe("numbersFromSearch", () => {
  it("takes both numbers from the address", () => {
    expect(read("?job=480&margin=22")).toEqual({ job: "480", margin: "22" });
    expect(read("?job=89.50&margin=12.5")).toEqual({ job: "89.50", margin: "12.5" });
  });

  it("lets each bad value fall back alone", () => {
    expect(read("?job=abc&margin=22")).toEqual({ job: "650", margin: "22" });
    expect(read("?job=480&margin=101")).toEqual({ job: "480", margin: "35" });
    expect(read("")).toEqual({ job: "650", margin: "35" });
  });

  it.each(["0", "-5", "1e9", "99999999", "Infinity", "0x10", " 5", "<b>", "1,200", ""])(
    "does not take %j for the price of a job",
    (job) => {
      expect(read(`?${new URLSearchParams({ job }).toString()}`).job).toBe("650");
    },
  );
});

describe("searchFromNumbers", () => {
  it("reads back as the same numbers", () => {
    const numbers = { job: "1250", margin: "41" };
    const search = searchFromNumbers(numbers);
    expect(search).not.toBeNull();
    expect(read(search ?? "")).toEqual(numbers);
  });

  it("has nothing to write while a field is empty or out of range", () => {
    expect(searchFromNumbers({ job: "", margin: "35" })).toBeNull();
    expect(searchFromNumbers({ job: "650", margin: "0" })).toBeNull();
  });
});

describe("calculatorPath", () => {
  it("opens the calculator itself", () => {
    expect(calculatorPath({ job: "480", margin: "22" })).toBe(
      "/pricing?job=480&margin=22#break-even",
    );
  });
});
