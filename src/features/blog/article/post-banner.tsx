import { useState } from "react";
import "./post-banner.css";

/** The post's picture across the page; a broken one is left out, because the title says it all. */
export function PostBanner({ src }: { src: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return null;
  return (
    <div className="post-banner wrap">
      <img
        src={src}
        alt=""
        width={720}
        height={430}
        fetchPriority="high"
        ref={(image) => {
          // It may have failed before React was there to hear of it.
          if (image?.complete && image.naturalWidth === 0) setFailed(src);
        }}
        onError={() => setFailed(src)}
      />
    </div>
  );
}
