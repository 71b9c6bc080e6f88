import i18next from "i18next";
import { errorCode, errorMessage } from "@/lib/errors/errors";

/** For `t()`: messages that several errors share. */
const messages = {
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
  invalid_credentials: messages.wrongPair,
  email_not_confirmed: "This address was never confirmed. Ask an owner to add you again.",
  user_not_found: "This account does not exist any more. Ask an owner to add you again.",
  user_banned: "This account is closed. Ask an owner.",
  signup_disabled: "Accounts are made by an owner. Ask one to add you.",
  otp_expired: messages.linkIsSpent,
  otp_disabled: messages.linkIsSpent,
  flow_state_expired: messages.linkIsSpent,
  flow_state_not_found: messages.linkIsForeign,
  bad_code_verifier: messages.linkIsForeign,
  session_expired: messages.signInEnded,
  session_not_found: messages.signInEnded,
  refresh_token_not_found: messages.signInEnded,
  refresh_token_already_used: messages.signInEnded,
  bad_jwt: messages.signInEnded,
  over_request_rate_limit: messages.tooManyTries,
  over_email_send_rate_limit:
    "A mail was sent a moment ago. Look for it, then try again in a minute.",
  same_password: "This is the password you have. Choose another one.",
  weak_password: "This password is too easy to guess. Choose a longer one.",
  reauthentication_needed: "To change this, sign out and in again first.",
  mfa_verification_failed: messages.wrongCode,
  mfa_verification_rejected: messages.wrongCode,
  mfa_challenge_expired: messages.codeIsLate,
  mfa_ip_address_mismatch: messages.codeIsLate,
  mfa_factor_not_found: "This app is no longer set up for your account. Sign in again.",
  mfa_factor_name_conflict: "You have an app with this name. Give this one another.",
  mfa_verified_factor_exists: "An app is set up already. Remove it before you add another.",
  too_many_enrolled_mfa_factors: "You have as many apps as one may have. Remove one first.",
  mfa_totp_enroll_not_enabled: messages.noSecondStep,
  mfa_totp_verify_not_enabled: messages.noSecondStep,
  insufficient_aal: "Enter the code from your app first: sign out and in again.",
  identity_already_exists:
    "That login belongs to an account already. Nothing was changed, and you are signed in as before.",
  identity_not_found: "That login is not connected to your account. Nothing was changed.",
  single_identity_not_deletable: "This is your only way to sign in, so it stays.",
};

const BY_MESSAGE: [RegExp, string][] = [
  [/^Unexpected error during initialization/, messages.noAnswer],
  // Empty answers, and those that a proxy wrote.
  [/^\{\}$|\bJSON\b/, messages.noAnswer],
  [/^Not a valid (PKCE|implicit grant) flow url/, messages.linkIsForeign],
  [/^No code detected/, messages.linkIsBroken],
  [/^No session defined in URL/, messages.linkIsBroken],
  [/code verifier/i, messages.linkIsForeign],
  [/^No browser detected/, "Open this page in a browser to sign in."],
  [/^Invalid JWT signature|^An error occurred on token verification/, messages.signInEnded],
  [/^Auth session missing/, messages.signInEnded],
  [/^Invalid login credentials/, messages.wrongPair],
  [/^You must provide either an email or phone number/, "Enter your email."],
  [/^supabaseKey is required/, messages.notSetUp],
  [/unsupported chain/i, messages.noWallets],
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
  const details = error instanceof Error && "details" in error ? error.details : null;
  if (details === null) return authMessage(error, i18next.t("The link does not work"));
  return i18next.t(sentenceFor(errorCode(details)) ?? messages.linkFailed);
}
