import { useContext } from "react";
import { PictureSource } from "@/components/picture-source";
import { cn } from "@/lib/cn";
import { useWords } from "./site-words";

/** The trade's scene, inline in the HTML because it is the largest element of the first screen. */
export function HeroPicture({ className }: { className?: string }) {
  const sourceOf = useContext(PictureSource);
  const { trade, hero } = useWords().content;
  return (
    <img
      className={cn("block size-full object-cover", className)}
      src={sourceOf(`/drawings/scenes/${trade}${hero.isWide ? "-wide" : ""}.svg`)}
      alt=""
      width={hero.isWide ? 1440 : 720}
      height={430}
      style={{ objectPosition: hero.focus }}
    />
  );
}

export function WorkPicture({ name, className }: { name: string; className?: string }) {
  return (
    <img
      className={cn("block aspect-4/3 w-full rounded-(--x-round) object-cover", className)}
      src={`/drawings/works/${name}.svg`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
