import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

/** Reads a panel's cached data without fetching, so that paper shows the same as the screen. */
export function useLoadedData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  return useQuery({ ...options, enabled: false }).data;
}
