import { use } from "react";
import { PictureSource } from "@/components/picture-source";
import { cn } from "@/lib/cn";

type PostCoverProps = { src: string | null; isAboveFold?: boolean; className?: string };

/** An empty curb, behind a picture that loads or is broken. */
const GROUND =
  "bg-[linear-gradient(var(--color-sky-100)_72%,var(--color-curb-200)_72%_75%,var(--color-curb-400)_75%_83%,var(--color-asphalt-800)_83%)]";

/** Decorative; without a picture there is a plain ground. */
export function PostCover({ src, isAboveFold = false, className }: PostCoverProps) {
  const sourceOf = use(PictureSource);
  const frame = cn("block aspect-[720/430] w-full rounded-md", GROUND, className);
  if (src === null) return <span className={frame} />;
  return (
    <img
      className={cn("h-auto object-cover object-[50%_15%]", frame)}
      src={isAboveFold ? sourceOf(src) : src}
      suppressHydrationWarning
      alt=""
      width={720}
      height={430}
      loading={isAboveFold ? "eager" : "lazy"}
      fetchPriority={isAboveFold ? "high" : "auto"}
      decoding="async"
    />
  );
}
