import { useState } from "react";

type PostCoverProps = { src: string | null; isAboveFold?: boolean };

/** Decoration beside a title that says it all; a broken picture leaves a quiet ground. */
export function PostCover({ src, isAboveFold = false }: PostCoverProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (src === null || hasFailed) return <span className="post-cover post-cover-none" />;
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
      onError={() => setHasFailed(true)}
    />
  );
}
