import { useState } from "react";

export function PostPicture({ url }: { url: string | null }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const classes = "h-11 w-16 flex-none rounded-xs bg-sunken object-cover in-data-selected:bg-line";
  return url !== null && url !== brokenUrl ? (
    <img className={classes} src={url} alt="" loading="lazy" onError={() => setBrokenUrl(url)} />
  ) : (
    <span className={classes} aria-hidden="true" />
  );
}
