import { isElement, parseInert, tagOf } from "./tags";

/** A feature of a text that the visual view does not support. */
export type Loss =
  | { kind: "comment" }
  | { kind: "element"; tag: string }
  | { kind: "attribute"; tag: string; name: string }
  | { kind: "empty"; tag: string }
  | { kind: "nesting"; tag: string; parent: string }
  | { kind: "ragged-table" }
  | { kind: "unfinished" }
  | { kind: "other" };

const keyOf = (loss: Loss) => JSON.stringify(loss);

export function distinctLosses(losses: readonly Loss[]): Loss[] {
  return [...new Map(losses.map((loss) => [keyOf(loss), loss])).values()];
}

type Feature = { loss: Loss; value: string };

function features(html: string): Feature[] {
  const found: Feature[] = [];
  const visit = (node: Node) => {
    if (isElement(node)) {
      const tag = tagOf(node);
      found.push({ loss: { kind: "element", tag }, value: "" });
      for (const { name, value } of node.attributes) {
        // The allow-list adds to it and never takes away.
        if (tag === "a" && name === "rel") continue;
        found.push({ loss: { kind: "attribute", tag, name }, value });
      }
    } else if (node.nodeType === 8) found.push({ loss: { kind: "comment" }, value: "" });
    for (const child of node.childNodes) visit(child);
  };
  for (const child of parseInert(html).childNodes) visit(child);
  return found;
}

/** Elements, attributes and comments that `before` has more often than `after`. */
export function missingFeatures(before: string, after: string): Loss[] {
  const left = new Map<string, number>();
  const id = ({ loss, value }: Feature) => keyOf(loss) + value;
  for (const feature of features(after)) {
    left.set(id(feature), (left.get(id(feature)) ?? 0) + 1);
  }
  const missing: Loss[] = [];
  for (const feature of features(before)) {
    const count = left.get(id(feature)) ?? 0;
    if (count === 0) missing.push(feature.loss);
    else left.set(id(feature), count - 1);
  }
  const lostTags = new Set(missing.flatMap((loss) => (loss.kind === "element" ? [loss.tag] : [])));
  // A missing element implies its attributes.
  return missing.filter((loss) => loss.kind !== "attribute" || !lostTags.has(loss.tag));
}

const WHOLE_TAG = /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** True when the source ends inside a tag, whose rest a browser drops. */
export function endsInsideTag(html: string): boolean {
  return /<[a-z/!?]/i.test(html.replace(WHOLE_TAG, ""));
}
