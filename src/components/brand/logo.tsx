import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";

type LogoProps = BrandMarkProps & {
  className?: string;
  nameClassName?: string;
  to?: string;
};

export function Logo({ className, nameClassName, to = paths.home, ...colors }: LogoProps) {
  return (
    <Link
      className={cn(
        "inline-flex min-h-11 items-center gap-[0.4em] font-display text-2xl/none font-bold tracking-[-0.02em]",
        className,
      )}
      to={to}
    >
      <BrandMark {...colors} />
      <span className={nameClassName}>{site.brand}</span>
    </Link>
  );
}

type BrandMarkProps = {
  front?: string;
  opening?: string;
};

function BrandMark({
  front = "var(--color-asphalt-950)",
  opening = "var(--color-white)",
}: BrandMarkProps) {
  return (
    <svg className="size-[1.5em] flex-none" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M6 4h28l3 11v2H3v-2Z" fill={front} />
      <path
        d="M3 16a4.25 4.25 0 0 0 8.5 0 4.25 4.25 0 0 0 8.5 0 4.25 4.25 0 0 0 8.5 0 4.25 4.25 0 0 0 8.5 0Z"
        fill={front}
      />
      <path
        d="M6 19.5V31h28V19.5a7 7 0 0 1-5.5-1 7 7 0 0 1-8.5 0 7 7 0 0 1-8.5 0 7 7 0 0 1-5.5 1Z"
        fill={front}
      />
      <path d="M10 24h9v7h-9zM23 24h7v4h-7z" fill={opening} />
      <path d="M1 31.5h38V37H1Z" fill="var(--color-curb-400)" />
    </svg>
  );
}
