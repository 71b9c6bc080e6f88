import { createHmac } from "node:crypto";
import { userIdOf } from "@tests/rls/support/test-backend";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

type Claims = Record<string, unknown>;

function tokenOf(claims: Claims, key: string, header: object = { alg: "HS256", typ: "JWT" }) {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", key).update(content).digest("base64url")}`;
}

const OWNER = (): Claims => ({
  sub: userIdOf("owner"),
  role: "authenticated",
  aud: "authenticated",
  aal: "aal2",
  exp: inAnHour(),
});
const SERVICE = (): Claims => ({ role: "service_role", iss: "supabase", exp: inAnHour() });

/** Published keys of the service's docs and examples. */
const KNOWN_KEYS = [
  "super-secret-jwt-token-with-at-least-32-characters-long",
  "your-super-secret-jwt-token-with-at-least-32-characters-long",
  "your-256-bit-secret",
  "secret",
  "",
  "null",
];

/** Invalid tokens by their defect. `own` is a member's valid one. */
export function badTokens(own: string, publishableKey: string): [what: string, token: string][] {
  const [header = "", payload = "", signature = ""] = own.split(".");
  const realKey = process.env.CURBFRONT_JWT_SECRET ?? "";
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  const none = (alg: string, claims: Claims) => `${encode({ alg, typ: "JWT" })}.${encode(claims)}`;
  return [
    ["no token", ""],
    ["a word", "owner"],
    ["null", "null"],
    ["two dots", ".."],
    ["the publishable key", publishableKey],
    ["a secret key of one's own", "sb_secret_0000000000000000000000"],
    ["an owner's claims under a member's signature", `${header}.${encode(OWNER())}.${signature}`],
    [
      "the service's claims under it",
      `${header}.${encode({ ...claims, ...SERVICE() })}.${signature}`,
    ],
    ["a role added to it", `${header}.${encode({ ...claims, role: "service_role" })}.${signature}`],
    ["no signature", `${header}.${encode(OWNER())}.`],
    ["no last part", `${header}.${encode(OWNER())}`],
    ["another last letter", `${header}.${encode(OWNER())}.${signature.slice(0, -1)}A`],
    ...["none", "None", "NONE", "nOnE"].flatMap((alg): [string, string][] => [
      [`alg ${alg}, an owner`, `${none(alg, OWNER())}.`],
      [`alg ${alg}, the service`, `${none(alg, SERVICE())}.`],
      [`alg ${alg} with a signature`, `${none(alg, OWNER())}.${signature}`],
    ]),
    ...[...KNOWN_KEYS, publishableKey].flatMap((key): [string, string][] => [
      [`an owner signed with “${key}”`, tokenOf(OWNER(), key)],
      [`the service signed with “${key}”`, tokenOf(SERVICE(), key)],
    ]),
    [
      "a key named in the header",
      tokenOf(OWNER(), "k", { alg: "HS256", jwk: { kty: "oct", k: "aw" }, kid: "../../dev/null" }),
    ],
    ["another algorithm", tokenOf(OWNER(), realKey, { alg: "RS256", typ: "JWT" })],
    ["one that has ended", tokenOf({ ...OWNER(), exp: inAnHour() - 7200 }, realKey)],
    ["one that ended as the clock began", tokenOf({ ...OWNER(), exp: 0 }, realKey)],
    ["one that begins tomorrow", tokenOf({ ...OWNER(), nbf: inAnHour() + 86_400 }, realKey)],
  ];
}
