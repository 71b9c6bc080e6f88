import type { App } from "@supabase/lite";
import { errorResponse, type ErrorKind } from "../serving/service-error.ts";
import { withServiceErrors } from "../workarounds/error-statuses.ts";
import { isSignInLink } from "../workarounds/sign-in-links.ts";
import { isReadableAddress, isReadableBody } from "../workarounds/unreadable-requests.ts";
import { isVisitorsPattern } from "./visitor-patterns.ts";

function refusal(request: Request, body: Uint8Array): ErrorKind | null {
  const { url } = request;
  if (!isReadableAddress(url)) return "bad-address";
  if (isSignInLink(decodeURIComponent(new URL(url).pathname))) return "no-links";
  if (isVisitorsPattern(request)) return "no-patterns";
  return isReadableBody(request, body) ? null : "bad-body";
}

/** Answers as the hosted service would. Called once for an app. */
export function answerAsService(app: App) {
  const answer = withServiceErrors(app);
  return async (request: Request): Promise<Response> => {
    const { url, method, headers } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const kind = refusal(request, body);
    if (kind !== null) return errorResponse(url, kind);
    const isBodyless = method === "GET" || method === "HEAD";
    return answer(new Request(url, { method, headers, body: isBodyless ? null : body }));
  };
}
