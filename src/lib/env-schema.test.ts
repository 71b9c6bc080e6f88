import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env-schema";

const EMBEDDED = { publishableKey: "sb_publishable_embedded", siteUrl: "http://localhost:4173" };
const HOSTED = {
  VITE_SUPABASE_URL: "https://project.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_hosted",
  VITE_SITE_URL: "https://www.curbfront.example",
};

const parse = (source: Record<string, string | undefined>) => parseEnv(source, EMBEDDED);

function errorsOf(source: Record<string, string | undefined>): string {
  try {
    parse(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
}

describe("parseEnv", () => {
  it("makes the demo build on the embedded backend when nothing is set", () => {
    const demo = {
      supabaseUrl: null,
      publishableKey: "sb_publishable_embedded",
      siteUrl: "http://localhost:4173",
      isDemo: true,
      stripePaymentLink: null,
      errorEndpoint: null,
    };
    expect(parse({})).toEqual(demo);
    expect(parse({ VITE_DEMO: "", VITE_SUPABASE_URL: "", VITE_SITE_URL: "" })).toEqual(demo);
  });

  it("takes the hosted project, with addresses freed of trailing slashes", () => {
    expect(
      parse({
        ...HOSTED,
        VITE_SUPABASE_URL: "https://project.supabase.co//",
        VITE_SITE_URL: "https://www.curbfront.example/",
        VITE_DEMO: "false",
      }),
    ).toEqual({
      supabaseUrl: "https://project.supabase.co",
      publishableKey: "sb_publishable_hosted",
      siteUrl: "https://www.curbfront.example",
      isDemo: false,
      stripePaymentLink: null,
      errorEndpoint: null,
    });
  });

  it("takes an endpoint for errors only over https, and none by itself", () => {
    const endpoint = "https://errors.example/in";
    expect(parse({ VITE_ERROR_ENDPOINT: endpoint }).errorEndpoint).toBe(endpoint);
    expect(errorsOf({ VITE_ERROR_ENDPOINT: "http://errors.example/in" })).toContain(
      "VITE_ERROR_ENDPOINT must be an https address",
    );
  });

  it("takes a payment link only over https", () => {
    const link = "https://buy.stripe.com/test_abc";
    expect(parse({ VITE_STRIPE_PAYMENT_LINK: link }).stripePaymentLink).toBe(link);
    expect(parse({ VITE_STRIPE_PAYMENT_LINK: "" }).stripePaymentLink).toBeNull();
    for (const bad of ["http://buy.stripe.com/abc", "javascript:alert(1)", "buy.stripe.com/abc"]) {
      expect(errorsOf({ VITE_STRIPE_PAYMENT_LINK: bad })).toContain(
        "VITE_STRIPE_PAYMENT_LINK must be an https address",
      );
    }
  });

  it("never sends the embedded key to a hosted project", () => {
    expect(parse(HOSTED).publishableKey).toBe("sb_publishable_hosted");
    expect(errorsOf({ ...HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: "" })).toContain(
      "VITE_SUPABASE_PUBLISHABLE_KEY is missing",
    );
  });

  it("names every variable a production build lacks, at once", () => {
    const errors = errorsOf({ VITE_DEMO: "false" });
    expect(errors).toContain("VITE_SUPABASE_URL is missing");
    expect(errors).toContain("VITE_SITE_URL is missing");
    expect(errors).toContain(".env.example");
  });

  it("names every malformed variable, at once", () => {
    const errors = errorsOf({
      VITE_SUPABASE_URL: "project.supabase.co",
      VITE_SITE_URL: "ftp://curbfront.example",
      VITE_DEMO: "yes",
    });
    expect(errors).toContain("VITE_SUPABASE_URL must be an http(s) address");
    expect(errors).toContain("VITE_SITE_URL must be an http(s) address");
    expect(errors).toContain('VITE_DEMO must be "true" or "false"');
  });

  it("refuses the embedded backend's key in a production build", () => {
    const embedded = { ...HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: EMBEDDED.publishableKey };
    expect(errorsOf({ ...embedded, VITE_DEMO: "false" })).toContain(
      "VITE_SUPABASE_PUBLISHABLE_KEY is the embedded backend's own key",
    );
  });

  it("refuses a secret key, without printing it", () => {
    const errors = errorsOf({ ...HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_abcdef" });
    expect(errors).toContain("VITE_SUPABASE_PUBLISHABLE_KEY is a secret key");
    expect(errors).not.toContain("abcdef");
  });

  it("refuses the older spelling of a secret key: a service_role token", () => {
    const claims = Buffer.from(JSON.stringify({ role: "service_role" })).toString("base64url");
    expect(
      errorsOf({ ...HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: `eyJhbGciOiJIUzI1NiJ9.${claims}.sig` }),
    ).toContain("VITE_SUPABASE_PUBLISHABLE_KEY is a secret key");
  });
});
