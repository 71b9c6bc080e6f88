import { useState } from "react";
import { cn } from "@/lib/cn";

type PostCoverProps = { src: string | null; isAboveFold?: boolean; className?: string };

/** Decoration beside a title that says it all; a broken picture leaves a quiet ground. */
export function PostCover({ src, isAboveFold = false, className }: PostCoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = cn("block aspect-[720/430] w-full rounded-md", className);
  if (src === null || failed === src) {
    // The curb and the road, and nobody parked yet.
    return (
      <span
        className={cn(
          frame,
          "bg-[linear-gradient(var(--color-sky-100)_72%,var(--color-curb-200)_72%_75%,var(--color-curb-400)_75%_83%,var(--color-asphalt-800)_83%)]",
        )}
      />
    );
  }
  return (
    <img
      className={cn("h-auto bg-sky-100 object-cover object-[50%_15%]", frame)}
      src={src}
      alt=""
      width={720}
      height={430}
      loading={isAboveFold ? "eager" : "lazy"}
      fetchPriority={isAboveFold ? "high" : "auto"}
      decoding="async"
      ref={(image) => {
        // It may have failed before React was there to hear of it.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(src);
      }}
      onError={() => setFailed(src)}
    />
  );
}
