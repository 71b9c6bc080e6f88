import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { BrandMark, type BrandMarkProps } from "./brand-mark";

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
