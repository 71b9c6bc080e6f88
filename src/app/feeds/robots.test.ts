import { expect, it } from "vitest";
import { renderRobots } from "./robots";

const siteUrl = "https://www.curbfront.example";

it("keeps every crawler off the demo, whose rating is invented", () => {
  expect(renderRobots({ isDemo: true, siteUrl })).toBe("User-agent: *\nDisallow: /\n");
});

it("lets every crawler into a production site but for its staff area, and names the sitemap", () => {
  expect(renderRobots({ isDemo: false, siteUrl })).toBe(
    "User-agent: *\nDisallow: /admin\n\nSitemap: https://www.curbfront.example/sitemap.xml\n",
  );
});
