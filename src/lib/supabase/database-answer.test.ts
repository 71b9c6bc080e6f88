import { describe, expect, it } from "vitest";
import { databaseAnswer } from "./database-answer";

const NOBODY = "the server could not answer";
const UNREADABLE = "the server’s answer could not be read";

describe("databaseAnswer", () => {
  it.each([
    ["GET", 200, "[]"],
    ["POST", 200, "null"],
    ["POST", 201, ""],
    ["GET", 206, '[{"id":1}]'],
    ["POST", 409, '{"code":"23505","message":"duplicate key"}'],
    ["POST", 401, '{"message":"No API key found in request"}'],
  ])("leaves what the database says to a %s as it is: %s %j", async (method, status, body) => {
    const headers = { "Content-Range": "0-0/7" };
    const answer = await databaseAnswer(method, new Response(body, { status, headers }));
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    expect(answer.headers.get("Content-Range")).toBe("0-0/7");
  });

  it("leaves answers that have no body", async () => {
    const changed = new Response(null, { status: 204 });
    expect(await databaseAnswer("PATCH", changed)).toBe(changed);
    const counted = new Response("", { status: 200 });
    expect(await databaseAnswer("HEAD", counted)).toBe(counted);
  });

  it.each([
    [404, "", 404, NOBODY],
    [404, "[]", 404, NOBODY],
    [502, "<html><h1>Bad Gateway</h1></html>", 502, NOBODY],
    [503, "upstream connect error", 503, NOBODY],
    [500, '{"error":7}', 500, NOBODY],
    [500, '{"message":" "}', 500, NOBODY],
    [413, "Request Entity Too Large", 413, "this is more than the server takes at once"],
    [429, "slow down", 429, "too much was asked just now; wait a minute"],
    [200, "", 502, UNREADABLE],
    [200, '[{"id":1', 502, UNREADABLE],
    [200, "<!doctype html><p>Log in to the hotel’s network", 502, UNREADABLE],
  ])("says %s %j in plain words", async (status, body, expected, message) => {
    const answer = await databaseAnswer("POST", new Response(body, { status }));
    expect(answer.status).toBe(expected);
    expect(await answer.json()).toEqual({ message, hint: "plain" });
  });
});
