import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const httpsUrl = z.url({ protocol: /^https$/, error: "must be an https address" });
const flag = z
  .enum(["true", "false"], { error: 'must be "true" or "false"' })
  .transform((value) => value === "true");

/** An empty line in an .env file means "not set". */
const unsetIfEmpty = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetIfEmpty, schema.optional());

/** Both spellings: `sb_secret_…`, and the older token whose role is `service_role`. */
function isSecretKey(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  const claims = key.split(".")[1] ?? "";
  try {
    return /"role"\s*:\s*"service_role"/.test(
      atob(claims.replaceAll("-", "+").replaceAll("_", "/")),
    );
  } catch {
    return false;
  }
}

const schema = z
  .object({
    VITE_SUPABASE_URL: optional(httpUrl),
    VITE_SUPABASE_PUBLISHABLE_KEY: optional(z.string()),
    VITE_SITE_URL: optional(httpUrl),
    VITE_DEMO: optional(flag),
    VITE_STRIPE_PAYMENT_LINK: optional(httpsUrl),
    VITE_ERROR_ENDPOINT: optional(httpsUrl),
  })
  .superRefine((value, context) => {
    const needed = (name: keyof typeof value, why: string) => {
      if (value[name] === undefined) {
        context.addIssue({ code: "custom", path: [name], message: `is missing: ${why}` });
      }
    };
    if (value.VITE_DEMO === false) {
      needed("VITE_SUPABASE_URL", "a production build has no embedded backend");
      needed("VITE_SITE_URL", "canonical addresses and share tags need it");
    }
    if (value.VITE_SUPABASE_URL !== undefined) {
      needed("VITE_SUPABASE_PUBLISHABLE_KEY", "VITE_SUPABASE_URL is set, so its key is needed too");
    }
    if (isSecretKey(value.VITE_SUPABASE_PUBLISHABLE_KEY ?? "")) {
      context.addIssue({
        code: "custom",
        path: ["VITE_SUPABASE_PUBLISHABLE_KEY"],
        message: "is a secret key; it would be readable in every visitor's browser",
      });
    }
  });

export type AppEnv = {
  /** Base address of the Supabase API; null means "the origin that serves the page". */
  supabaseUrl: string | null;
  publishableKey: string;
  siteUrl: string;
  isDemo: boolean;
  /** The hosted checkout page; null means that nothing is charged online. */
  stripePaymentLink: string | null;
  /** Receives reports of failed pages and writes; null means nobody. */
  errorEndpoint: string | null;
};

export class EnvError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** Throws an EnvError whose message has one line per invalid variable. */
export function parseEnv(
  source: Record<string, string | undefined>,
  embedded: { publishableKey: string; siteUrl: string },
): AppEnv {
  const result = schema.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(
      `The environment is not usable:\n${lines.join("\n")}\nSee .env.example for every variable.`,
    );
  }
  const values = result.data;
  if (
    values.VITE_DEMO === false &&
    values.VITE_SUPABASE_PUBLISHABLE_KEY === embedded.publishableKey
  ) {
    throw new EnvError(
      "The environment is not usable:\n  VITE_SUPABASE_PUBLISHABLE_KEY is the embedded backend's own key, and no hosted project's",
    );
  }
  const isHosted = values.VITE_SUPABASE_URL !== undefined;
  return {
    supabaseUrl: values.VITE_SUPABASE_URL?.replace(/\/+$/, "") ?? null,
    publishableKey: isHosted
      ? (values.VITE_SUPABASE_PUBLISHABLE_KEY ?? "")
      : embedded.publishableKey,
    siteUrl: (values.VITE_SITE_URL ?? embedded.siteUrl).replace(/\/+$/, ""),
    isDemo: values.VITE_DEMO ?? true,
    stripePaymentLink: values.VITE_STRIPE_PAYMENT_LINK ?? null,
    errorEndpoint: values.VITE_ERROR_ENDPOINT ?? null,
  };
}
