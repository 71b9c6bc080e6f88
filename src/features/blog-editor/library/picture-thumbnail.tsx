import { cn } from "@/lib/cn";
import { pictureAddress, type Picture } from "@/data/pictures/schema";

type PictureThumbnailProps = { picture: Picture; className?: string };

/** Decorative: the picture's name stands beside it. */
export function PictureThumbnail({ picture, className }: PictureThumbnailProps) {
  const { widths, width, height } = picture;
  return (
    <img
      className={cn("rounded-xs border border-line bg-sunken object-cover", className)}
      src={pictureAddress(picture, widths[0] ?? width)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
