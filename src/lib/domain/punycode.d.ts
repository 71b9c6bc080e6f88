declare module "punycode.js" {
  /** A host as people write it: "xn--mller-kva.example" is "müller.example". */
  export function toUnicode(domain: string): string;
}
