import { describe, expect, it } from "vitest";
import { CALLSI_TOPIC, contactTopics, topicLabel } from "./lead-topics";

describe("what a request is about", () => {
  it.each([...contactTopics.map(({ value }) => value), CALLSI_TOPIC])(
    "has words for %s",
    (topic) => {
      expect(topicLabel(topic)).not.toBe(topic);
      expect(topicLabel(topic)).toMatch(/^[A-Z]/);
    },
  );

  it("reads one that no form sends any more", () => {
    expect(topicLabel("old-site")).toBe("old site");
  });
});
