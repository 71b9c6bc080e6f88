// Slows down password guessing, as the hosted service does. Nobody is locked out: the pause between tries grows
// to half a minute, counted for an account from one address and for an address that never signed in to it.
// Attempts from elsewhere do not count. Where the address is unknown (client-address.ts) only the account
// counts, since everybody would share one limit.
import type { ApiAnswer, ApiRequest } from "../backend/worker-backend.ts";
import { serviceError } from "./service-error.ts";

const FREE_TRIES = { account: 10, address: 30 };
const MAX_PAUSE_MS = 30_000;
const FORGET_MS = 15 * 60_000;
const KNOWN_MS = 24 * 60 * 60_000;
const MAX_ENTRIES = 10_000;

type Ask = (request: ApiRequest, from?: string, signal?: AbortSignal) => Promise<ApiAnswer>;
type Tries = { wrong: number; pending: number; last: number };

class Recent<T> {
  #entries = new Map<string, T>();

  get(key: string) {
    return this.#entries.get(key);
  }

  set(key: string, value: T) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

function accountOf({ method, url, body }: ApiRequest) {
  const { pathname, searchParams } = new URL(url);
  const isSignIn = pathname === "/auth/v1/token" && searchParams.get("grant_type") === "password";
  if (method !== "POST" || !isSignIn || body === null) return null;
  try {
    const { email, phone } = JSON.parse(new TextDecoder().decode(body));
    return String(email ?? phone)
      .trim()
      .toLowerCase();
  } catch {
    return null;
  }
}

function pauseLeft({ wrong, pending, last }: Tries, free: number, now: number) {
  if (wrong + pending < free) return 0;
  const pause = Math.min(1000 * 2 ** Math.max(wrong - free, 0), MAX_PAUSE_MS);
  // After the free tries only one at a time, since parallel tries would bypass the pause.
  return Math.max(last + pause - now, pending > 0 ? 1000 : 0);
}

export function limitSignIns(ask: Ask, now: () => number = Date.now): Ask {
  const tries = new Recent<Tries>();
  const signedIn = new Recent<number>();

  const triesOf = (key: string): Tries => {
    const found = tries.get(key);
    const isFresh = found !== undefined && (found.pending > 0 || now() - found.last < FORGET_MS);
    return isFresh ? found : { wrong: 0, pending: 0, last: 0 };
  };

  function countersOf(account: string, from: string) {
    const pair = JSON.stringify([account, from]);
    const isKnown = now() - (signedIn.get(pair) ?? -KNOWN_MS) < KNOWN_MS;
    const counters = [{ key: pair, free: FREE_TRIES.account }];
    if (!isKnown && from !== "") counters.push({ key: from, free: FREE_TRIES.address });
    return counters.map((counter) => ({ ...counter, tries: triesOf(counter.key) }));
  }

  return async (request, from = "", signal) => {
    const account = accountOf(request);
    if (account === null) return ask(request, from, signal);
    const counters = countersOf(account, from);
    const pause = Math.max(...counters.map((one) => pauseLeft(one.tries, one.free, now())));
    if (pause > 0) {
      const refusal = serviceError(request.url, "too-many-tries");
      refusal.headers.push(["Retry-After", String(Math.ceil(pause / 1000))]);
      return refusal;
    }
    for (const one of counters) {
      one.tries.pending += 1;
      tries.set(one.key, one.tries);
    }
    const answer = await ask(request, from, signal);
    const isWrong = answer.status === 400;
    for (const one of counters) {
      one.tries.pending -= 1;
      if (isWrong) Object.assign(one.tries, { wrong: one.tries.wrong + 1, last: now() });
    }
    if (answer.status === 200) {
      const [ofPair] = counters as [(typeof counters)[0]];
      ofPair.tries.wrong = 0;
      signedIn.set(ofPair.key, now());
    }
    return answer;
  };
}
