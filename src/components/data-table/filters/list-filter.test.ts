import { describe, expect, it } from "vitest";
import { setFilters, switched, toggled, type ListFilter } from "./list-filter";

const stages: ListFilter = {
  name: "stages",
  label: "Stage",
  kind: "some",
  options: ["new", "contacted", "won"].map((value) => ({ value, label: value.toUpperCase() })),
};
const owner: ListFilter = { ...stages, name: "owner", label: "Owner", kind: "one" };
const archived: ListFilter = { name: "archived", label: "Archived", kind: "on" };
const atRisk: ListFilter = { name: "health", label: "At risk", kind: "on", value: "at-risk" };

describe("a choice", () => {
  it("among several is added in the order of the options, and taken away again", () => {
    expect(toggled(stages, "new")(["won"])).toEqual(["new", "won"]);
    expect(toggled(stages, "won")(["new", "won"])).toEqual(["new"]);
    expect(toggled(stages, "new")(["new"])).toBeUndefined();
    expect(toggled(stages, "new")(["unheard-of"])).toEqual(["new", "unheard-of"]);
  });

  it("takes the place of the other where there is one", () => {
    expect(toggled(owner, "new")("won")).toBe("new");
    expect(toggled(owner, "won")("won")).toBeUndefined();
  });

  it("is switched on by its own name", () => {
    expect(switched(archived)(undefined)).toBe(true);
    expect(switched(atRisk)(undefined)).toBe("at-risk");
    expect(switched(atRisk)("at-risk")).toBeUndefined();
  });

  it("is shown also when no option has a name for it", () => {
    const values = { stages: ["won", "unheard-of"], health: "at-risk" };
    expect(setFilters([stages, owner, archived, atRisk], { values })).toEqual([
      { name: "stages", value: "won", label: "Stage: WON" },
      { name: "stages", value: "unheard-of", label: "Stage: unheard-of" },
      { name: "health", value: true, label: "At risk" },
    ]);
  });
});
