/** Topics of the contact form. The value is stored with the request. */
export const contactTopics = [
  { value: "new-site", label: "A new site" },
  { value: "my-site", label: "My site" },
  { value: "press", label: "Press" },
] as const;

/** Checkout sends this topic with "Quote it on the demo". */
export const CALLSI_TOPIC = "callsi";

/** English, for `t()`. */
const labels = new Map<string, string>([
  ...contactTopics.map(({ value, label }) => [value, label] as const),
  [CALLSI_TOPIC, "Callsi AI, quoted on the demo"],
]);

/** English, for `t()`; a topic that no form sends any more is read as words. */
export const topicLabel = (topic: string): string =>
  labels.get(topic) ?? topic.replaceAll("-", " ");
