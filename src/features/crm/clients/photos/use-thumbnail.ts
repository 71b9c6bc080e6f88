import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fetchContent } from "@/data/files/queries";
import type { AttachedFile } from "@/data/files/schema";
import { isPicture } from "@/lib/files/file-types";
import { makeThumbnail } from "@/lib/pictures/make-thumbnail";

/** Above this, the memory that decoding takes is too much for a phone. */
const MAX_PIXELS = 50_000_000;
/** Thumbnails that are made at once; each loads its picture whole. */
const MAX_AT_ONCE = 3;
const HOUR_MS = 3_600_000;

const hasThumbnail = ({ type, width, height }: AttachedFile): boolean =>
  isPicture(type) && width !== null && height !== null && width * height <= MAX_PIXELS;

const queue: (() => void)[] = [];
let running = 0;

async function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

/** A small version, made in the browser; the picture that it is made of is not kept. */
function thumbnailQuery(file: AttachedFile) {
  return queryOptions({
    queryKey: ["thumbnail", file.bucket, file.object_id],
    queryFn: ({ signal }) =>
      inTurn(async () => {
        // A picture that was scrolled past meanwhile is not loaded.
        signal.throwIfAborted();
        return makeThumbnail(await fetchContent(file, signal));
      }),
    staleTime: Infinity,
    gcTime: HOUR_MS,
  });
}

/** Null until there is one, and for what has none. */
export function useThumbnail(file: AttachedFile) {
  const { data, isError } = useQuery({ ...thumbnailQuery(file), enabled: hasThumbnail(file) });
  return { thumbnail: data ?? null, isLoading: hasThumbnail(file) && !data && !isError };
}

/** Whether its `box` is in or near the visible part of the page. */
export function useIsNear<Box extends Element>() {
  const box = useRef<Box>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: "300px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, isNear };
}
