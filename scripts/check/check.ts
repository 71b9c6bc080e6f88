// npm run check -- <address>: checks a deployed site without writing to it. Prints a line for each check; the
// exit code is 1 when one fails.
import { parseArgs } from "node:util";
import { fail } from "../../server/fail.mjs";
import { backendChecks } from "./backend-checks.ts";
import { siteChecks, type Site } from "./site-checks.ts";

const USAGE = `Usage: npm run check -- <address> [--known-as=<address>] [--demo] [--patience=<seconds>]
  --known-as  the address the site was built for (VITE_SITE_URL), where it is not the one that is asked
  --demo      it is the demo, whose sample customers a visitor may read
  --patience  after how many seconds without an answer to give up on one: 20 unless told`;

function readTask(): Site {
  const { values, positionals } = parseArgs({
    options: {
      "known-as": { type: "string" },
      demo: { type: "boolean", default: false },
      patience: { type: "string", default: "20" },
    },
    allowPositionals: true,
  });
  const [address = "", ...others] = positionals;
  const knownAs = values["known-as"] ?? address;
  if (others.length > 0 || !URL.canParse(address) || !URL.canParse(knownAs)) throw new Error(USAGE);
  const seconds = Number(values.patience);
  if (!(seconds > 0)) throw new Error(USAGE);
  const { origin } = new URL(address);
  return {
    origin,
    knownAs: new URL(knownAs).origin,
    isDemo: values.demo,
    ask: async (path, init) => {
      // Prevents reuse of a connection that the server may be closing.
      const headers = new Headers(init?.headers);
      headers.set("Connection", "close");
      const answer = await fetch(new URL(path, origin), {
        redirect: "manual",
        signal: AbortSignal.timeout(seconds * 1000),
        ...init,
        headers,
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
  };
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

try {
  const site = readTask();
  let failed = 0;
  for (const { name, run } of [...siteChecks, ...backendChecks]) {
    try {
      console.log(`ok    ${name}: ${await run(site)}`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL  ${name}: ${reasonOf(error)}`);
    }
  }
  console.log(failed === 0 ? "\nAll is well." : `\n${failed} not as it should be.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
