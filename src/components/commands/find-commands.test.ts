import { describe, expect, it } from "vitest";
import { findCommands, scoreOf } from "./find-commands";

const newPost = { label: "New post", group: "Go to", keywords: ["blog", "write"] };
const blog = { label: "Blog", group: "Go to", keywords: ["posts"] };
const commands = [newPost, blog, { label: "Refresh", group: "Figures" }].map((command) => ({
  ...command,
  id: command.label,
  run: () => undefined,
}));

const found = (typed: string) =>
  findCommands(commands, typed).flatMap((group) => group.commands.map(({ label }) => label));

describe("what is typed into the palette", () => {
  it.each(["new post", "post new", "  NEW ", "np", "po", "ost", "néw", "write", "go to"])(
    "finds New post by %j",
    (typed) => expect(scoreOf(newPost, typed)).toBeGreaterThan(0),
  );

  it.each(["nws", "new lead", "pn", "z", "tr", "os", "?", "-", "💡", "(.*"])(
    "does not find it by %j",
    (typed) => expect(scoreOf(newPost, typed)).toBe(0),
  );

  it("puts a command's own name before another's keyword", () => {
    expect(found("blog")).toEqual(["Blog", "New post"]);
    expect(found("post")).toEqual(["New post", "Blog"]);
  });

  it("has everything, as registered, for nothing or blanks", () => {
    expect(found("")).toEqual(["New post", "Blog", "Refresh"]);
    expect(found("  ")).toEqual(["New post", "Blog", "Refresh"]);
  });

  it("puts the group of the best answer first", () => {
    expect(findCommands(commands, "re").map(({ heading }) => heading)[0]).toBe("Figures");
    expect(found("zzz")).toEqual([]);
  });
});
