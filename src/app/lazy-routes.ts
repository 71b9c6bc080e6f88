import { matchRoutes, type LazyRouteFunction, type RouteObject } from "react-router-dom";

/**
 * Loads the matching routes in place, so that the router's first render is synchronous, as
 * hydration needs.
 */
export async function resolveLazyRoutes(routes: RouteObject[], pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => resolveRoute(route)));
  return matches;
}

async function resolveRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const load: LazyRouteFunction<RouteObject> = route.lazy;
  const definition = await load();
  Object.assign(route, definition);
  delete route.lazy;
}
