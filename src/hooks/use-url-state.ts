import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/** What becomes of the address's names; null takes one away. */
export type ParamChanges = Record<string, string | null>;

/** How a state stands in the address. Keep it at module level, or memoize it. */
export type UrlCodec<State, Change> = {
  /** What the address says badly is as if it were not there. */
  parse: (params: URLSearchParams) => State;
  /** What a change of `latest` does to the address. What is usual is left out of it. */
  write: (change: Change, latest: State) => ParamChanges;
};

type ChangeOptions = {
  /** Takes the place of the present step in the browser's history. */
  isReplacing?: boolean;
};

/** Two changes in a row both stick, also before the page was drawn for the first. */
export type ChangeUrlState<State, Change> = (
  change: Change | ((latest: State) => Change),
  options?: ChangeOptions,
) => void;

export function withParams(base: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const params = new URLSearchParams(base);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/**
 * State that a reload, a link and the Back button keep. Names that the codec does not write stay
 * as they are, and Back and Forward go through every change that did not replace.
 */
export function useUrlState<State, Change extends object = Partial<State>>(
  codec: UrlCodec<State, Change>,
) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  // The router tells of a new address only once the page has been drawn for it. What is asked
  // for until then must not be undone by the next choice.
  const underWay = useRef<ParamChanges>({});
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  });
  useEffect(() => {
    const hasArrived = withParams(params, underWay.current).toString() === params.toString();
    if (hasArrived || navigation === "POP") underWay.current = {};
  }, [key, params, navigation]);

  const state = useMemo(() => codec.parse(params), [codec, params]);
  const change: ChangeUrlState<State, Change> = useCallback(
    (asked, { isReplacing = false } = {}) => {
      const before = codec.parse(withParams(latest.current.params, underWay.current));
      const wanted = typeof asked === "function" ? asked(before) : asked;
      underWay.current = { ...underWay.current, ...codec.write(wanted, before) };
      latest.current.setParams((current) => withParams(current, underWay.current), {
        replace: isReplacing,
        preventScrollReset: true,
      });
    },
    [codec],
  );
  /** The address after `change`, for a link: "?stages=new". */
  const hrefOf = useCallback(
    (wanted: Change) => `?${withParams(params, codec.write(wanted, state)).toString()}`,
    [codec, params, state],
  );
  return { state, change, hrefOf };
}
