import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";

/**
 * The validator needs schema.org's vocabulary, which is not on npm. The declarations of schema-dts are generated
 * from it, so this reads classes and properties there.
 */
const DECLARATIONS = "node_modules/schema-dts/dist/schema.d.ts";
const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{$/;
const PROPERTY = /^ {4}"(\w+)"\??:/;

interface SchemaClass {
  parents: Set<string>;
  properties: Set<string>;
}

function readClasses(): Map<string, SchemaClass> {
  const classes = new Map<string, SchemaClass>();
  let current: SchemaClass | undefined;
  for (const line of readFileSync(DECLARATIONS, "utf8").split("\n")) {
    const [, name, , parents] = INTERFACE.exec(line) ?? [];
    if (name !== undefined && parents !== undefined) {
      current = classes.get(name) ?? { parents: new Set(), properties: new Set() };
      classes.set(name, current);
      for (const [, parent = ""] of parents.matchAll(/(\w+)Base\b/g)) {
        if (parent !== name) current.parents.add(parent);
      }
    } else if (line === "}") {
      current = undefined;
    }
    const property = PROPERTY.exec(line)?.[1];
    if (property !== undefined) current?.properties.add(property);
  }
  return classes;
}

function readVocabulary(): { "@graph": object[] } {
  const reference = (name: string) => ({ "@id": `schema:${name}` });
  const graph = Array.from(readClasses(), ([name, { parents, properties }]) => [
    {
      ...reference(name),
      "@type": "rdfs:Class",
      "rdfs:subClassOf": Array.from(parents, reference),
    },
    ...Array.from(properties, (property) => ({
      ...reference(property),
      "@type": "rdf:Property",
      "schema:domainIncludes": reference(name),
    })),
  ]);
  return { "@graph": graph.flat() };
}

const validator = new Validator(readVocabulary());

type Node = { "@type"?: unknown };

/** Errors of a document: unknown types and properties, and missing ones that a rich result requires. */
export async function schemaErrors(document: object): Promise<string[]> {
  const plain: Node & { "@graph"?: Node[] } = JSON.parse(JSON.stringify(document));
  const jsonld: Record<string, object[]> = {};
  for (const node of plain["@graph"] ?? [plain]) {
    (jsonld[String(node["@type"])] ??= []).push(node);
  }
  const issues = await validator.validate({ jsonld });
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(
      ({ issueMessage, path }) => `${path.map((step) => step.type).join(" › ")}: ${issueMessage}`,
    );
}
