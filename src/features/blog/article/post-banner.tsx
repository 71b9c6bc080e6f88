import { use, useState } from "react";
import { PictureSource } from "@/components/picture-source";

const isBroken = (image: HTMLImageElement | null) =>
  image !== null && image.complete && image.naturalWidth === 0;

export function PostBanner({ src }: { src: string }) {
  const sourceOf = use(PictureSource);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const leaveOut = () => setBrokenSrc(src);
  if (brokenSrc === src) return null;
  return (
    <div className="wrap max-md:px-0 print:px-gutter" data-slot="post-banner">
      <img
        // Prerendered pictures may have failed before hydration.
        ref={(image) => {
          if (isBroken(image)) leaveOut();
        }}
        className="block aspect-[720/400] h-auto w-full bg-sky-100 object-cover object-[50%_20%] md:aspect-[1280/480] md:rounded-md print:w-[8cm]"
        src={sourceOf(src)}
        suppressHydrationWarning
        alt=""
        width={720}
        height={430}
        fetchPriority="high"
        onError={leaveOut}
      />
    </div>
  );
}
