import { useState } from "react";
import "./post-card.css";

type PostCoverProps = { src: string | null; isAboveFold?: boolean };

/** Decoration beside a title that says it all; a broken picture leaves a quiet ground. */
export function PostCover({ src, isAboveFold = false }: PostCoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || failed === src) return <span className="post-cover post-cover-none" />;
  return (
    <img
      className="post-cover"
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
