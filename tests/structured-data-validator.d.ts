/** The package has no types. */
declare module "@adobe/structured-data-validator" {
  export interface ValidationIssue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    errorType?: string;
    fieldNames: string[];
    path: { type?: string; property?: string }[];
  }

  export default class Validator {
    /** With a vocabulary, types and properties are checked against it. */
    constructor(vocabulary?: { "@graph": readonly object[] });
    validate(data: { jsonld: Record<string, object[]> }): Promise<ValidationIssue[]>;
  }
}
