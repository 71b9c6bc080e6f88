/** As much of the browser's Trusted Types as is used here; TypeScript knows none of it yet. */
type PolicyRules = {
  createHTML: (html: string) => string;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string;
};
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => Required<PolicyRules> };

/** Not on the server, and not in every browser: there a string is taken as it is. */
export const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

const policy = trustedTypes?.createPolicy("curbfront", {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/**
 * HTML that the browser may parse, which under the site's policy it does with no plain string. Only for
 * what is ours from beginning to end, what `sanitizeHtml` returned, or what goes into a document of its
 * own, where nothing loads and nothing runs. A string for TypeScript, an object of the browser's in
 * truth: pass it on as it is, and keep it where React compares it with the one before.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** Trusts the address of one of our own workers. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
