import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthSessionMissingError,
} from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { authMessage, linkMessage } from "./auth-message";

const shown = (message: string) => authMessage(new Error(message), "Signing in failed");
const coded = (code: string) => authMessage(new AuthApiError("raw words", 400, code), "It failed");

describe("authMessage", () => {
  it.each([
    ["Unexpected error during initialization", /does not answer/],
    ["{}", /does not answer/],
    [`Unexpected token '<', "<html><h"... is not valid JSON`, /does not answer/],
    ["Not a valid PKCE flow url.", /only in the browser in which it was asked for/],
    ["No code detected.", /not complete/],
    ["Not a valid implicit grant flow url.", /only in the browser in which it was asked for/],
    ["No session defined in URL", /not complete/],
    ["No browser detected.", /in a browser/],
    ["Invalid JWT signature", /sign-in has ended/],
    ["An error occurred on token verification.", /sign-in has ended/],
    ["@supabase/auth-js: Unsupported chain solana", /wallet is not offered/],
    ["You must provide either an email or phone number and a password", /^Enter your email\.$/],
    ["You must provide either an email or phone number and a type", /^Enter your email\.$/],
    ["supabaseKey is required.", /not set up/],
  ])("says %j in plain words", (message, words) => {
    expect(shown(message)).toMatch(words);
  });

  it.each([
    ["identity_already_exists", /signed in as before/],
    ["identity_not_found", /Nothing was changed/],
    ["single_identity_not_deletable", /only way to sign in/],
    ["invalid_credentials", /password is not right/],
    ["otp_expired", /expired or was used already/],
    ["refresh_token_not_found", /sign-in has ended/],
    ["over_request_rate_limit", /Too many tries/],
    ["same_password", /Choose another/],
    ["mfa_verification_failed", /code is not right/],
  ])("says the code %j in plain words", (code, words) => {
    expect(coded(code)).toMatch(words);
    expect(coded(code)).not.toContain("raw words");
  });

  it("says that a session is missing", () => {
    expect(authMessage(new AuthSessionMissingError(), "It failed")).toMatch(/sign-in has ended/);
  });

  it("passes on what it does not know, behind what failed", () => {
    expect(shown("The moon is full.")).toBe("Signing in failed: The moon is full.");
    expect(shown("Failed to fetch")).toBe("Signing in failed: the server could not be reached.");
  });
});

describe("linkMessage", () => {
  const brought = (code: string) =>
    linkMessage(
      new AuthImplicitGrantRedirectError("You are locked out. Call 555 0100.", {
        error: "access_denied",
        code,
      }),
    );

  it("goes by the code that the address brings back", () => {
    expect(brought("otp_expired")).toBe(
      "This link has expired or was used already. Ask for a new one.",
    );
  });

  it.each(["unspecified_code", "constructor", ""])("repeats no words of it for %j", (code) => {
    expect(brought(code)).toBe("This link does not work. Ask for a new one.");
  });

  it("says what the auth client itself found, and what the service answered", () => {
    expect(linkMessage(new AuthImplicitGrantRedirectError("No session defined in URL"))).toMatch(
      /not complete/,
    );
    expect(linkMessage(new AuthApiError("raw words", 400, "bad_code_verifier"))).toMatch(
      /only in the browser/,
    );
    expect(linkMessage(new Error("Failed to fetch"))).toBe(
      "The link does not work: the server could not be reached.",
    );
  });
});
