import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fileContentQuery } from "@/data/files/queries";
import type { AttachedFile } from "@/data/files/schema";
import { isPicture } from "@/lib/files/file-types";

/** Above this, a picture is loaded only when it is opened. */
const MAX_PREVIEW_BYTES = 8 * 1024 * 1024;

export const hasPreview = ({ type, size }: AttachedFile): boolean =>
  isPicture(type) && size <= MAX_PREVIEW_BYTES;

/** The content of a picture once its `box` is near the visible part of the page; null for what has no preview. */
export function usePreview<Box extends Element>(file: AttachedFile) {
  const box = useRef<Box>(null);
  const [isNear, setNear] = useState(false);
  const isWanted = hasPreview(file);
  useEffect(() => {
    const element = box.current;
    if (!isWanted || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  const { data } = useQuery({ ...fileContentQuery(file), enabled: isWanted && isNear });
  return { box, content: isWanted ? (data ?? null) : null };
}
