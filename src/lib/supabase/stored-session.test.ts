import { afterEach, describe, expect, it } from "vitest";
import { linkErrorCode, SESSION_KEY, storedSession } from "./stored-session";

const sessionFor = (seconds: number) => ({
  access_token: "token",
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: "a-person" },
});
const store = (session: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(session));

afterEach(() => {
  localStorage.clear();
  window.location.hash = "";
});

describe("the stored session", () => {
  it("is whose it is while it holds", () => {
    store(sessionFor(3600));
    expect(storedSession()?.user.id).toBe("a-person");
  });

  it("is nobody's where none is stored", () => {
    expect(storedSession()).toBeNull();
  });

  it("is left to auth-js when it is about to end or cannot be read", () => {
    store(sessionFor(60));
    expect(storedSession()).toBeUndefined();
    store({ access_token: "token" });
    expect(storedSession()).toBeUndefined();
    localStorage.setItem(SESSION_KEY, "{");
    expect(storedSession()).toBeUndefined();
  });

  it("is left to auth-js when a link of a mail brings another", () => {
    store(sessionFor(3600));
    window.location.hash = "#access_token=abc&type=recovery";
    expect(storedSession()).toBeUndefined();
  });
});

describe("the code of a link that failed", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each([
    ["/admin", ""],
    ["/admin?error=access_denied", ""],
    ["/admin?error_code=otp_expired", "otp_expired"],
    ["/admin#error_code=otp_expired", "otp_expired"],
    ["/admin?error_code=otp_expired#error_code=identity_not_found", "otp_expired"],
    ["/admin?error_code=identity_not_found&error_code=otp_expired", "otp_expired"],
  ])("of %s is %j, as auth-js has it", (address, code) => {
    window.history.replaceState(null, "", address);
    expect(linkErrorCode()).toBe(code);
  });
});
