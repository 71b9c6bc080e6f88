import { useEffect, useState } from "react";
import { isImageUrl } from "./post-form-schema";

export type ImageState =
  | { state: "empty" | "invalid" | "loading" }
  | { state: "loaded"; width: number; height: number }
  | { state: "broken"; isOffline: boolean; isInsecure: boolean; isOwn: boolean };

type Answer = { url: string; state: ImageState };

const DELAY_MS = 300;

export function useImageState(address: string): ImageState {
  const url = address.trim();
  const isUsable = url !== "" && isImageUrl(url);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isUsable) return undefined;
    let isCurrent = true;
    const image = new Image();
    const settle = (state: ImageState) => {
      if (isCurrent) setAnswer({ url, state });
    };
    image.addEventListener("load", () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      settle({ state: "loaded", width, height });
    });
    image.addEventListener("error", () =>
      settle({
        state: "broken",
        isOffline: !navigator.onLine,
        isInsecure: url.startsWith("http:") && globalThis.location.protocol === "https:",
        isOwn: url.startsWith("/"),
      }),
    );
    const timer = setTimeout(() => {
      image.src = url;
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [url, isUsable]);
  if (url === "") return { state: "empty" };
  if (!isUsable) return { state: "invalid" };
  return answer?.url === url ? answer.state : { state: "loading" };
}
