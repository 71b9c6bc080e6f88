import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

/** What a panel has loaded, without asking for it: paper shows what the screen showed. */
export function useLoadedData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  return useQuery({ ...options, enabled: false }).data;
}
