import i18next from "i18next";
import { errorCode, errorMessage } from "@/lib/errors/errors";

/** For `t()`: messages that several errors share. */
const said = {
  linkIsSpent: "This link has expired or was used already. Ask for a new one.",
  linkIsForeign:
    "This link works only in the browser in which it was asked for. Ask for a new one here.",
  linkIsBroken: "This link is not complete. Open it from the mail again, or ask for a new one.",
  linkFailed: "This link does not work. Ask for a new one.",
  signInEnded: "Your sign-in has ended. Sign in again.",
  tooManyTries: "Too many tries. Wait a minute, then try again.",
  codeIsLate: "That took too long. Enter the code that is shown now.",
  noAnswer: "The sign-in service does not answer. Try again in a moment.",
  notSetUp: "This site is not set up to sign anyone in. Tell whoever runs it.",
  noWallets: "Signing in with a wallet is not offered here.",
  wrongPair: "The email or the password is not right.",
  wrongCode: "The code is not right. Enter the one that is shown now.",
  noSecondStep: "The sign-in service does not offer a second step.",
};

const BY_CODE: Record<string, string> = {
  invalid_credentials: said.wrongPair,
  email_not_confirmed: "This address was never confirmed. Ask an owner to add you again.",
  user_not_found: "This account does not exist any more. Ask an owner to add you again.",
  user_banned: "This account is closed. Ask an owner.",
  signup_disabled: "Accounts are made by an owner. Ask one to add you.",
  otp_expired: said.linkIsSpent,
  otp_disabled: said.linkIsSpent,
  flow_state_expired: said.linkIsSpent,
  flow_state_not_found: said.linkIsForeign,
  bad_code_verifier: said.linkIsForeign,
  session_expired: said.signInEnded,
  session_not_found: said.signInEnded,
  refresh_token_not_found: said.signInEnded,
  refresh_token_already_used: said.signInEnded,
  bad_jwt: said.signInEnded,
  over_request_rate_limit: said.tooManyTries,
  over_email_send_rate_limit:
    "A mail was sent a moment ago. Look for it, then try again in a minute.",
  same_password: "This is the password you have. Choose another one.",
  weak_password: "This password is too easy to guess. Choose a longer one.",
  reauthentication_needed: "To change this, sign out and in again first.",
  mfa_verification_failed: said.wrongCode,
  mfa_verification_rejected: said.wrongCode,
  mfa_challenge_expired: said.codeIsLate,
  mfa_ip_address_mismatch: said.codeIsLate,
  mfa_factor_not_found: "This app is no longer set up for your account. Sign in again.",
  mfa_factor_name_conflict: "You have an app with this name. Give this one another.",
  mfa_verified_factor_exists: "An app is set up already. Remove it before you add another.",
  too_many_enrolled_mfa_factors: "You have as many apps as one may have. Remove one first.",
  mfa_totp_enroll_not_enabled: said.noSecondStep,
  mfa_totp_verify_not_enabled: said.noSecondStep,
  insufficient_aal: "Enter the code from your app first: sign out and in again.",
  identity_already_exists:
    "That login belongs to an account already. Nothing was changed, and you are signed in as before.",
  identity_not_found: "That login is not connected to your account. Nothing was changed.",
  single_identity_not_deletable: "This is your only way to sign in, so it stays.",
};

const BY_MESSAGE: [RegExp, string][] = [
  [/^Unexpected error during initialization/, said.noAnswer],
  // Empty answers, and those that a proxy wrote.
  [/^\{\}$|\bJSON\b/, said.noAnswer],
  [/^Not a valid (PKCE|implicit grant) flow url/, said.linkIsForeign],
  [/^No code detected/, said.linkIsBroken],
  [/^No session defined in URL/, said.linkIsBroken],
  [/code verifier/i, said.linkIsForeign],
  [/^No browser detected/, "Open this page in a browser to sign in."],
  [/^Invalid JWT signature|^An error occurred on token verification/, said.signInEnded],
  [/^Auth session missing/, said.signInEnded],
  [/^Invalid login credentials/, said.wrongPair],
  [/^You must provide either an email or phone number/, "Enter your email."],
  [/^supabaseKey is required/, said.notSetUp],
  [/unsupported chain/i, said.noWallets],
];

const sentenceFor = (code: string | null) =>
  code !== null && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;

/**
 * The message of the auth service or its client in plain words. Unknown messages are shown as they
 * are, after `otherwise`, such as "Signing in failed".
 */
export function authMessage(error: unknown, otherwise: string): string {
  const message = errorMessage(error);
  const known =
    sentenceFor(errorCode(error)) ?? BY_MESSAGE.find(([words]) => words.test(message))?.[1];
  if (known !== undefined) return i18next.t(known);
  return i18next.t("{{what}}: {{message}}.", {
    what: otherwise,
    message: message.replace(/\.$/, ""),
  });
}

/** Uses only the error code of the URL, because anybody can write a link with a text of their own. */
export function linkMessage(error: unknown): string {
  const told = error instanceof Error && "details" in error ? error.details : null;
  if (told === null) return authMessage(error, i18next.t("The link does not work"));
  return i18next.t(sentenceFor(errorCode(told)) ?? said.linkFailed);
}
