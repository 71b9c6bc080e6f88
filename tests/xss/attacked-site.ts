import { request, type APIRequestContext } from "@playwright/test";
import { SiteServer } from "../e2e/support/site/site-server.ts";
import { storeAttackPosts, type AttackPosts } from "./attack-posts.ts";

export type OwnSite = {
  origin: string;
  api: APIRequestContext;
  stop: () => Promise<void>;
};
export type AttackedSite = OwnSite & { posts: AttackPosts };

export async function startOwnSite(): Promise<OwnSite> {
  const server = await SiteServer.start();
  const { origin } = server;
  const api = await request.newContext({
    baseURL: origin,
    // Otherwise a request may use an idle connection that the server is closing.
    extraHTTPHeaders: { Connection: "close" },
  });
  const stop = async () => {
    await api.dispose();
    await server.kill();
  };
  return { origin, api, stop };
}

export async function startAttackedSite(): Promise<AttackedSite> {
  const site = await startOwnSite();
  try {
    return { ...site, posts: await storeAttackPosts(site.api, site.origin) };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
