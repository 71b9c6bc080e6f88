/** @param {string} name @param {number} status @param {string} text */
export function answerOf(name, status, text) {
  if (status >= 300) throw new Error(`The database refused ${name}: ${status} ${text}`);
  /** @type {unknown} */
  const answer = text === "" ? null : JSON.parse(text);
  return answer;
}

const ANSWER_MS = 20_000;

/**
 * Calls database functions that are granted to service_role only.
 * @param {string} url of the project
 * @param {string} key its secret key, or the older one that is a token
 */
export const callHosted =
  (url, key) => async (/** @type {string} */ name, /** @type {object} */ args) => {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: key,
        "Content-Type": "application/json",
        ...(key.startsWith("eyJ") && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return answerOf(name, answer.status, await answer.text());
  };

/** @param {Record<string, string | undefined>} env */
export function projectKey({ SUPABASE_SECRET_KEYS: keys = "", SUPABASE_SERVICE_ROLE_KEY: token }) {
  /** @type {unknown} */
  const byName = keys === "" ? null : JSON.parse(keys);
  const isNamed = byName !== null && typeof byName === "object" && "default" in byName;
  return isNamed ? String(byName.default) : (token ?? "");
}
