import { PostgrestError } from "@supabase/postgrest-js";
import { describe, expect, it } from "vitest";
import { errorMessage, isFinal, reasonOf, serviceMessage } from "./errors";

describe("errorMessage", () => {
  it.each([
    [new Error("the disk is full"), "the disk is full"],
    [
      { code: "42501", message: "permission denied for table leads" },
      "your role does not allow this",
    ],
    [{ code: "42501", message: "Only owners change this." }, "Only owners change this."],
    [
      { code: "22023", message: "This lead is a client already." },
      "This lead is a client already.",
    ],
    [{ code: "PT409", message: "Somebody else changed this." }, "Somebody else changed this."],
    [
      { code: "23514", message: 'new row violates check constraint "leads_name_check"' },
      "the server could not answer",
    ],
    [
      { code: "22P02", message: "invalid input syntax for type uuid" },
      "the server could not answer",
    ],
    [new PostgrestError({ message: "boom" } as PostgrestError), "the server could not answer"],
    [
      new PostgrestError({ message: "wait a minute", hint: "plain" } as PostgrestError),
      "wait a minute",
    ],
    [new TypeError("Failed to fetch"), "the server could not be reached"],
    [
      new TypeError("NetworkError when attempting to fetch resource."),
      "the server could not be reached",
    ],
    [new TypeError("Load failed"), "the server could not be reached"],
    [new DOMException("signal timed out", "TimeoutError"), "the server took too long to answer"],
    [
      new TypeError("Failed to fetch dynamically imported module: /a.js"),
      "the site was updated meanwhile; reload the page",
    ],
    [new TypeError("network error"), "the server could not be reached"],
    [
      { code: "53100", message: 'could not extend file "base/5/2619": No space left on device' },
      "the server has no room left",
    ],
    [{ code: "57014", message: "canceling statement" }, "the server took too long to answer"],
    [
      { code: "23503", message: 'violates foreign key constraint "crm_notes_lead_id_fkey"' },
      "what it belongs to is not there any more",
    ],
    [
      { code: "PGRST202", message: "Could not find the function in the schema cache" },
      "the site was updated meanwhile; reload the page",
    ],
    [{ code: "PGRST001", message: "Could not connect" }, "the server could not answer"],
    [{ code: "XX000", message: "cache lookup failed" }, "the server could not answer"],
    [{ message: "" }, "Something went wrong"],
    [{ message: " \n" }, "Something went wrong"],
    [{ message: "<!DOCTYPE html><h1>Bad Gateway</h1>" }, "the server could not answer"],
    [{ message: "\n<html><body>502</body></html>" }, "the server could not answer"],
    [{ message: "<b> is no tag here" }, "<b> is no tag here"],
    [null, "Something went wrong"],
    ["a word", "Something went wrong"],
  ])("of %o is %j", (error, message) => {
    expect(errorMessage(error)).toBe(message);
  });
});

describe("serviceMessage", () => {
  it.each(["XX000", "53100", "57014", "23503", "PGRST001", "PGRST202", "PGRST301"])(
    "repeats what the service says with %s",
    (code) => expect(serviceMessage({ code, message: "Its own words." })).toBe("Its own words."),
  );

  it.each([
    [new TypeError("Failed to fetch"), "the server could not be reached"],
    [new DOMException("signal timed out", "TimeoutError"), "the server took too long to answer"],
    [{ message: "<!DOCTYPE html><h1>Bad Gateway</h1>" }, "the server could not answer"],
    [{ code: "22P02", message: "" }, "the server could not answer"],
    [{ message: "" }, "Something went wrong"],
  ])("has plain words for %o", (error, words) => expect(serviceMessage(error)).toBe(words));
});

describe("reasonOf", () => {
  it.each([
    [new Error("The disk is full."), "The disk is full"],
    [{ code: "PGRST301", message: "JWT expired" }, "your session has ended; sign in again"],
    [{ code: "PGRST303", message: "JWT expired" }, "your session has ended; sign in again"],
    [{ code: "42501", message: "permission denied" }, "your role does not allow this"],
  ])("of %o is %j", (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});

describe("isFinal", () => {
  it.each([
    [{ code: "PGRST116", message: "no rows" }, true],
    [{ code: "22023", message: "invalid" }, true],
    [{ code: "23505", message: "duplicate" }, true],
    [{ code: "42501", message: "denied" }, true],
    [{ code: "57014", message: "canceling statement due to timeout" }, false],
    [{ code: 42501, message: "a number is no code" }, false],
    [new TypeError("Failed to fetch"), false],
    [null, false],
  ])("of %o is %s", (error, final) => expect(isFinal(error)).toBe(final));
});
