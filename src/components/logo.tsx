import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { BrandMark } from "./brand-mark";

type LogoProps = {
  /** Its size is that of its text. */
  className?: string;
  isOnDark?: boolean;
};

/** The mark and the name, which lead to the home page. */
export function Logo({ className, isOnDark = false }: LogoProps) {
  return (
    <Link
      className={cn(
        "inline-flex min-h-11 items-center gap-[0.4em] font-display text-2xl/none font-bold tracking-[-0.02em] *:size-[1.5em] *:flex-none",
        className,
      )}
      to={paths.home}
    >
      {isOnDark ? (
        <BrandMark front="var(--color-white)" opening="var(--color-spruce-950)" />
      ) : (
        <BrandMark />
      )}
      {site.brand}
    </Link>
  );
}
