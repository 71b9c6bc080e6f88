import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fileContentQuery } from "@/data/files/queries";
import type { AttachedFile } from "@/data/files/schema";

/** An address of the content in this browser, once it is loaded. `isWanted` begins loading. */
export function useContentUrl(file: AttachedFile, isWanted: boolean) {
  const { data, error, isFetching, refetch } = useQuery({
    ...fileContentQuery(file),
    enabled: isWanted,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, content: data ?? null, error, isFetching, refetch };
}
