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
    constructor(vocabulary?: { "@graph": readonly object[] });
    validate(data: { jsonld: Record<string, object[]> }): Promise<ValidationIssue[]>;
  }
}
