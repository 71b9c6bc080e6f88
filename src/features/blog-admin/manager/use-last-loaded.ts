import { useState } from "react";

/**
 * The data, or the last there was: a list stays as it was also when reading another part of it
 * fails, where `keepPreviousData` would let go of it.
 */
export function useLastLoaded<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
