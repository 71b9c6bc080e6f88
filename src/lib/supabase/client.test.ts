import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { session } from "@tests/screens/staff-backend";
import { stubNetwork } from "@tests/stub-network";

const build = vi.hoisted(() => ({ isDemo: true }));
vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  get isDemo() {
    return build.isDemo;
  },
}));

const { supabase } = await import("./client");
const { SESSION_KEY } = await import("./session-storage");

afterEach(() => {
  build.isDemo = true;
});

describe("the staff's client without a session", () => {
  it("asks as a visitor in the demo build, who may see sample rows", async () => {
    const sent = stubNetwork(() => ({ body: [] }));
    expect(await supabase.from("staff").select()).toMatchObject({ data: [], error: null });
    expect(sent).toHaveLength(1);
  });

  it("asks nothing in the production build, where an empty answer would clear the screen", async () => {
    build.isDemo = false;
    const sent = stubNetwork(() => ({ body: [] }));
    const { error } = await supabase.from("staff").select();
    expect(error).toMatchObject({ code: "PGRST301" });
    expect(sent).toEqual([]);
  });
});

describe("the staff's client with a file", () => {
  it("asks as who is signed in, and waits for as long as the file takes", async () => {
    const kept = session();
    localStorage.setItem(SESSION_KEY, JSON.stringify(kept));
    const sent = stubNetwork(() => ({ body: {} }));
    const limit = vi.spyOn(AbortSignal, "timeout");
    const { error } = await supabase.storage.from("files").download("plan.pdf");
    expect(error).toBeNull();
    expect(limit).not.toHaveBeenCalled();
    expect(sent.map(({ path }) => path)).toEqual(["/storage/v1/object/files/plan.pdf"]);
    expect(sent[0]?.headers.get("Authorization")).toBe(`Bearer ${kept.access_token}`);
  });
});

describe("the staff's client with a session that the database takes no longer", () => {
  const EXPIRED = { code: "PGRST303", message: "JWT expired", details: null, hint: null };

  it("gets a new one, as with a clock that is behind, and asks again", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    const renewed = { ...session(), access_token: `${session().access_token}x` };
    const sent = stubNetwork(({ path, headers }) => {
      if (path === "/auth/v1/token") return { body: renewed };
      const isNew = headers.get("Authorization") === `Bearer ${renewed.access_token}`;
      return isNew ? { body: [] } : { status: 401, body: EXPIRED };
    });
    const answers = await Promise.all([
      supabase.from("staff").select(),
      supabase.from("clients").select(),
    ]);
    expect(answers).toMatchObject([{ error: null }, { error: null }]);
    expect(sent.filter(({ path }) => path === "/auth/v1/token")).toHaveLength(1);
  });

  it("says that it has ended where there is no new one, and the browser forgets it", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
    stubNetwork(({ path }) =>
      path === "/auth/v1/token"
        ? { status: 400, body: { error_code: "refresh_token_not_found", msg: "Not Found" } }
        : { status: 401, body: EXPIRED },
    );
    const { error } = await supabase.from("staff").select();
    expect(error).toMatchObject({ code: "PGRST303" });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
