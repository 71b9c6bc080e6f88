import { useState } from "react";

/** The last data, kept also when another query fails, unlike with `keepPreviousData`. */
export function useLastLoaded<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
