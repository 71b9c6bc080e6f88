import { matchPath, type RouteObject } from "react-router-dom";
import { isStaffPath, paths, staticPublicPaths } from "@/lib/paths";
import { site } from "@/content/company";
import { routes } from "../route-table";

const SHELL = "/app.html";

/** Share pictures of posts that are newer than the build. */
const SHARE_IMAGES = "/share";

const joined = (parent: string, path: string) =>
  path.startsWith("/") ? path : `${parent}/${path}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");

function patternsOf(table: RouteObject[], parent: string): string[] {
  return table.flatMap(({ path = "", children }) => {
    const pattern = joined(parent, path);
    return children === undefined ? [pattern] : patternsOf(children, pattern);
  });
}

/** Every path pattern of the route table, such as `/blog/:slug`; `/*` is the not-found page's. */
export const pagePatterns: readonly string[] = [...new Set(patternsOf(routes, "/"))];

/** Whether the build writes every page of a pattern, such as one for each trade. */
const isWhollyWritten = (pattern: string) =>
  staticPublicPaths.some((path) => matchPath(pattern, path) !== null);

/** Pages that the build may have no file for. Hosts prefer an existing file. */
const shellPatterns = pagePatterns.filter(
  (pattern) =>
    isStaffPath(pattern) ||
    pattern === paths.blog ||
    (pattern.includes(":") && !isWhollyWritten(pattern)),
);

/**
 * Renders the file `_redirects`: the first matching rule applies, and existing files win unless a
 * rule ends in "!". `moved` are former addresses of posts.
 */
export function redirectRules(moved: readonly { from: string; to: string }[]): string {
  const rules = [
    ["/index.html", paths.home, "301!"],
    ...moved.map(({ from, to }) => [from, to, "301!"]),
    ...shellPatterns.map((pattern) => [pattern, SHELL, "200"]),
    [`${SHARE_IMAGES}/*`, site.shareImage, "200"],
    ["/*", "/404.html", "404"],
  ];
  return rules.map((rule) => `${rule.join("  ")}\n`).join("");
}

/** Rewrites for vercel.json, for addresses without a file. Vercel knows 404.html itself. */
export function vercelRewrites(): { source: string; destination: string }[] {
  return [
    ...shellPatterns.map((source) => ({ source, destination: SHELL })),
    { source: `${SHARE_IMAGES}/:image*`, destination: site.shareImage },
  ];
}
