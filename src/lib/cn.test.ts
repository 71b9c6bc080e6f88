import { expect, it } from "vitest";
import { cn } from "./cn";

it("keeps the later of two classes that say the same, our own tokens included", () => {
  expect(cn("px-4", false, "px-2")).toBe("px-2");
  expect(cn("text-body/tight", "text-sm")).toBe("text-sm");
  expect(cn("shadow-plate", "shadow-none")).toBe("shadow-none");
  expect(cn("max-w-page p-section", "max-w-full p-0")).toBe("max-w-full p-0");
});

it("tells a colour from a size", () => {
  expect(cn("text-h3", "text-muted")).toBe("text-h3 text-muted");
  expect(cn("inset-ring-frame", "inset-ring-field")).toBe("inset-ring-frame inset-ring-field");
  expect(cn("shadow-edge", "shadow-curb-400")).toBe("shadow-edge shadow-curb-400");
});
