import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/** New values of parameters; null removes one. */
export type ParamChanges = Record<string, string | null>;

/** Reads and writes a state in the URL. Keep it at module level, or memoize it. */
export type UrlCodec<State, Change> = {
  /** Ignores invalid parameters. */
  parse: (params: URLSearchParams) => State;
  /** Returns the parameters to change. Default values are left out. */
  write: (change: Change, latest: State) => ParamChanges;
};

type ChangeOptions = {
  /** Replaces the current history entry. */
  isReplacing?: boolean;
};

/** Two changes in a row both apply, even before the next render. */
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

/** State in the URL. Parameters that the codec does not write are preserved. */
export function useUrlState<State, Change extends object = Partial<State>>(
  codec: UrlCodec<State, Change>,
) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  // The router reports a new address only after rendering it. Changes requested until then must not
  // be lost.
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
    (requested, { isReplacing = false } = {}) => {
      const before = codec.parse(withParams(latest.current.params, underWay.current));
      const wanted = typeof requested === "function" ? requested(before) : requested;
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
