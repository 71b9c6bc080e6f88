/** The part of Trusted Types used here, which TypeScript does not declare yet. */
type PolicyRules = {
  createHTML: (html: string) => string;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string;
};
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => Required<PolicyRules> };

/** Undefined on the server and in some browsers, which accept strings. */
export const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

const policy = trustedTypes?.createPolicy("curbfront", {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/**
 * HTML that the browser may parse under the site's policy, which accepts no plain strings. Only for
 * our own HTML, for the output of `sanitizeHtml`, or for documents where nothing loads or runs. A
 * string for TypeScript but an object in the browser: pass it on unchanged, and keep it where React
 * compares values.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
