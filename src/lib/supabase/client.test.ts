import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { stubNetwork } from "@tests/stub-network";

const build = vi.hoisted(() => ({ isDemo: true }));
vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  get isDemo() {
    return build.isDemo;
  },
}));

const { supabase } = await import("./client");

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
