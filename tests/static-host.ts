import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { compile, match } from "path-to-regexp";

type HostAnswer = { status: number; location?: string; file?: string };
type Rule = { from: string; to: string; status: number; isForced: boolean };
export type StaticHost = (path: string) => HostAnswer;

function ownFile(dist: string, path: string): string | null {
  const found = [path, join(path, "index.html")].find((file) => {
    const place = join(dist, file);
    return existsSync(place) && statSync(place).isFile();
  });
  return found ?? null;
}

function readRules(text: string): Rule[] {
  return text.split("\n").flatMap((line) => {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#")) return [];
    return [{ from, to, status: Number.parseInt(status, 10), isForced: status.endsWith("!") }];
  });
}

/** ":name" matches one segment, a final "*" the rest. */
function fits({ from }: Rule, path: string): boolean {
  const parts = from.split("/").map((part) => {
    if (part.startsWith(":")) return "[^/]+";
    return part === "*" ? ".*" : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join("/")}/?$`).test(path);
}

/** Like Netlify: the first matching rule, unless a file exists and the rule has no "!". */
export function hostByRedirects(dist: string): StaticHost {
  const rules = readRules(readFileSync(join(dist, "_redirects"), "utf8"));
  return (path) => {
    const file = ownFile(dist, path);
    const rule = rules.find((each) => (file === null || each.isForced) && fits(each, path));
    if (rule === undefined) return file === null ? { status: 404 } : { status: 200, file };
    if (rule.status >= 300 && rule.status < 400) return { status: rule.status, location: rule.to };
    return { status: rule.status, file: ownFile(dist, rule.to) ?? "" };
  };
}

type VercelRule = { source: string; destination: string };
export type VercelRules = { redirects: readonly VercelRule[]; rewrites: readonly VercelRule[] };

/** Like Vercel: redirects, files, rewrites, then its 404.html. */
export function hostByRewrites(dist: string, { redirects, rewrites }: VercelRules): StaticHost {
  return (path) => {
    for (const { source, destination } of redirects) {
      const found = match(source)(path);
      if (found !== false) return { status: 308, location: compile(destination)(found.params) };
    }
    const file = ownFile(dist, path);
    if (file !== null) return { status: 200, file };
    const rewrite = rewrites.find(({ source }) => match(source)(path) !== false);
    if (rewrite === undefined) return { status: 404, file: "/404.html" };
    return { status: 200, file: ownFile(dist, rewrite.destination) ?? "" };
  };
}

export async function serve(dist: string, host: StaticHost) {
  const server = createServer((request, response) => {
    const { status, location, file } = host(new URL(request.url ?? "/", "http://host").pathname);
    const headers = location === undefined ? {} : { Location: location };
    const body = file ? readFileSync(join(dist, file)) : undefined;
    response.writeHead(file === "" ? 500 : status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return {
    ask: async (path: string) => {
      const answer = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
      return {
        status: answer.status,
        location: answer.headers.get("location"),
        html: await answer.text(),
      };
    },
    close: () => server.close(),
  };
}
