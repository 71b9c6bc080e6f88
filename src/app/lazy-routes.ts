import { matchRoutes, type LazyRouteFunction, type RouteObject } from "react-router-dom";

/**
 * Loads the code of the routes that match, in place, and returns what matched. A router created
 * afterwards draws its first page at once, so hydration meets the HTML it expects.
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
