import { existsSync, readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { StateMap, hasStateMap } from "./state-map";

const files = readdirSync("public/maps/states");

it("shows a drawing that is there, for each of the 50 states and the District", () => {
  expect(files).toHaveLength(51);
  for (const file of files) {
    const region = file.slice(0, 2).toUpperCase();
    const { container, unmount } = render(<StateMap region={region} />);
    const address = container.querySelector("img")?.getAttribute("src") ?? "";
    expect(existsSync(`public${address}`), address).toBe(true);
    unmount();
  }
});

it.each([null, "ZZ", "ON", "", "oh"])("claims no state for %j", (region) => {
  expect(hasStateMap(region)).toBe(false);
  const { container } = render(<StateMap region={region} />);
  expect(container.querySelector("img")).toBeNull();
});
