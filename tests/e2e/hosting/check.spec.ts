import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/test";

type Checked = { status: number; output: string };

function check(origin: string): Promise<Checked> {
  const { VITE_SITE_URL } = process.env;
  const known = VITE_SITE_URL ? [`--known-as=${VITE_SITE_URL}`] : [];
  const command = ["--import", "tsx", "scripts/check/check.ts"];
  const args = [...command, origin, "--demo", "--patience=240", ...known];
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      done({ status: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

async function behind(
  baseURL: string | undefined,
  spoil: (path: string, answer: IncomingMessage) => string | null,
) {
  const { port } = new URL(baseURL ?? "");
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { url: path = "/", method, headers } = request;
    const own = { ...headers, "accept-encoding": "identity" };
    request.pipe(
      ask({ port, path, method, headers: own, agent: false }, (answer) => {
        const body = spoil(path, answer);
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        if (body === null) answer.pipe(response);
        else response.end(body);
      }),
    );
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}

test.describe.configure({ timeout: 180_000 });

test("an intact site passes its check", async ({ baseURL }) => {
  const { status, output } = await check(baseURL ?? "");
  expect(output).not.toContain("FAIL");
  expect(output.match(/^ok /gm)).toHaveLength(14);
  expect(output).toContain("All is well.");
  expect(status).toBe(0);
});

type Defect = [
  what: string,
  line: RegExp,
  spoil: (path: string, answer: IncomingMessage) => string | null,
];

const DEFECTS: Defect[] = [
  [
    "a header that the host left out",
    /FAIL {2}Headers: \/ has X-Content-Type-Options: nothing/,
    (_, { headers }) => {
      delete headers["x-content-type-options"];
      return null;
    },
  ],
  [
    "a policy of another build, which refuses the page's own script",
    /FAIL {2}Policy: \/ holds a script that its policy refuses/,
    (_, { headers }) => {
      const policy = headers["content-security-policy"];
      headers["content-security-policy"] = String(policy).replaceAll(/'sha256-[^']+'/g, "");
      return null;
    },
  ],
  [
    "a page that is not there",
    /FAIL {2}Pages: \/pricing answers 404, not 200/,
    (path, answer) => {
      if (path === "/pricing") answer.statusCode = 404;
      return null;
    },
  ],
  [
    "unknown addresses that open",
    /FAIL {2}Other addresses: \/this-page-is-not-there answers 200, not 404/,
    (path, answer) => {
      if (path.startsWith("/this-page")) answer.statusCode = 200;
      return null;
    },
  ],
  [
    "a redirect that leads away",
    /FAIL {2}Redirects: \/\/evil\.example\/ sends to https:\/\/evil\.example\//,
    (path, answer) => {
      if (!path.includes("evil.example")) return null;
      answer.statusCode = 302;
      answer.headers.location = "https://evil.example/";
      return null;
    },
  ],
  [
    "a feed that is cut off",
    /FAIL {2}Feed: \/rss\.xml is cut off/,
    (path, { headers }) => {
      if (path !== "/rss.xml") return null;
      delete headers["content-length"];
      return "<rss><channel>";
    },
  ],
  [
    "a table that a visitor reads",
    /FAIL {2}Reading: a visitor reads blog_revisions \(200\)/,
    (path, answer) => {
      if (!path.startsWith("/rest/v1/blog_revisions?select")) return null;
      answer.statusCode = 200;
      delete answer.headers["content-length"];
      return '[{"id": 1}]';
    },
  ],
  [
    "a table that a visitor may change",
    /FAIL {2}Writing: a visitor may change leads/,
    (path, answer) => {
      if (path.startsWith("/rest/v1/leads?and=")) answer.statusCode = 204;
      return null;
    },
  ],
  [
    "a bucket that is public",
    /FAIL {2}Buckets: the bucket client-files is public/,
    (path, answer) => {
      if (!path.startsWith("/storage/v1/object/public/client-files")) return null;
      delete answer.headers["content-length"];
      return '{"statusCode": "404", "error": "not_found", "message": "Object not found"}';
    },
  ],
  [
    "a backend that does not answer",
    /FAIL {2}Backend: the posts answer 503/,
    (path, answer) => {
      if (path.startsWith("/rest/v1/rpc/published_slugs")) answer.statusCode = 503;
      return null;
    },
  ],
];

const OTHER_DEFECTS: Defect[] = [
  [
    "a list of files that a visitor reads",
    /FAIL {2}Buckets: a visitor lists the files of attachments \(200\)/,
    (path, answer) => {
      if (!path.startsWith("/storage/v1/object/list/attachments")) return null;
      answer.statusCode = 200;
      delete answer.headers["content-length"];
      return '[{"name": "1"}]';
    },
  ],
  [
    "posts that a visitor filters by a pattern",
    /FAIL {2}Reading: a visitor filters posts by a pattern \(200\)/,
    (path, answer) => {
      if (path.includes("=match.")) answer.statusCode = 200;
      return null;
    },
  ],
  [
    "a policy that lets scripts run from anywhere",
    /FAIL {2}Policy: \/ lets scripts run from 'unsafe-inline'/,
    (_, { headers }) => {
      const policy = String(headers["content-security-policy"]);
      headers["content-security-policy"] = policy.replace(
        "script-src",
        "script-src 'unsafe-inline'",
      );
      return null;
    },
  ],
  [
    "a page that says it is another",
    /FAIL {2}Pages: \/about calls itself nothing/,
    (path, { headers }) => {
      if (path !== "/about") return null;
      delete headers["content-length"];
      return "<!doctype html><h1>Soon</h1>";
    },
  ],
];

for (const defects of [DEFECTS, OTHER_DEFECTS]) {
  test(`the check finds ${defects.map(([what]) => what).join("; ")}`, async ({ baseURL }) => {
    const site = await behind(baseURL, (path, answer) => {
      const bodies = defects.map(([, , spoil]) => spoil(path, answer));
      return bodies.find((body) => body !== null) ?? null;
    });
    try {
      const { status, output } = await check(site.origin);
      for (const [, line] of defects) expect(output).toMatch(line);
      expect(output.match(/^FAIL /gm)).toHaveLength(defects.length);
      expect(status).toBe(1);
    } finally {
      site.close();
    }
  });
}

for (const [file, listing] of [
  ["/sitemap.xml", (address: string) => `<urlset><url><loc>${address}</loc></url></urlset>`],
  ["/rss.xml", (address: string) => `<rss><item><link>${address}</link></item></rss>`],
] as const) {
  test(`a post of ${file} that staff withdraw while it is checked is no fault`, async ({
    baseURL,
  }) => {
    let isWithdrawn = false;
    const site = await behind(baseURL, (path, { headers }) => {
      if (path === "/blog/withdrawn") isWithdrawn = true;
      if (path !== file || isWithdrawn) return null;
      delete headers["content-length"];
      return listing(`${process.env.VITE_SITE_URL || baseURL}/blog/withdrawn`);
    });
    try {
      const { output } = await check(site.origin);
      expect(isWithdrawn).toBe(true);
      expect(output).toMatch(/ok {4}Newest post: \/blog\/(?!withdrawn)/);
      expect(output).toContain("All is well.");
    } finally {
      site.close();
    }
  });
}

test("an invalid or unreachable address is reported", async () => {
  expect(await check("curbfront")).toMatchObject({
    status: 1,
    output: expect.stringContaining("Usage: npm run check -- <address>"),
  });
  const { status, output } = await check("http://localhost:9");
  expect(output).toMatch(/FAIL {2}Pages: /);
  expect(status).toBe(1);
});
