import { createHmac } from "node:crypto";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * The session that a mailed link would bring; the embedded service sends no mail. `aal2` is a session after the
 * second factor.
 */
export function mailedSession(
  id: string,
  email: string,
  { aal = "aal1", factors = [] as object[] } = {},
) {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const claims = {
    sub: id,
    email,
    role: "authenticated",
    aud: "authenticated",
    aal,
    exp: expiresAt,
  };
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  const signature = createHmac("sha256", process.env.CURBFRONT_JWT_SECRET ?? "")
    .update(content)
    .digest("base64url");
  return {
    access_token: `${content}.${signature}`,
    refresh_token: "none",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id, email, aud: "authenticated", role: "authenticated", factors },
  };
}
