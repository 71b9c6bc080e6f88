import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

/** Reads a panel's cached data without fetching: paper shows what the screen showed. */
export function useLoadedData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  return useQuery({ ...options, enabled: false }).data;
}
