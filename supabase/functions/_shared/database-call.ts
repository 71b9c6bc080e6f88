/** Calls a function of the database with the server's rights. */
export type CallDatabase = (name: string, args: object) => Promise<unknown>;

export function answerOf(name: string, status: number, text: string): unknown {
  if (status >= 300) throw new Error(`The database refused ${name}: ${status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

type Env = Record<string, string | undefined>;

/** The project's secret key, or the older one that is a token. */
export function hostedKey({
  SUPABASE_SECRET_KEYS: keys = "",
  SUPABASE_SERVICE_ROLE_KEY: token,
}: Env) {
  const byName: unknown = keys === "" ? null : JSON.parse(keys);
  const isNamed = byName !== null && typeof byName === "object" && "default" in byName;
  return isNamed ? String(byName.default) : (token ?? "");
}

const ANSWER_MS = 20_000;

/** Calls functions of a hosted project that are granted to service_role only. */
export function callHosted(env: Env): CallDatabase {
  const key = hostedKey(env);
  return async (name, args) => {
    const answer = await fetch(`${env.SUPABASE_URL ?? ""}/rest/v1/rpc/${name}`, {
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
}
