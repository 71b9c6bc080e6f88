import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import type { DrawnTrade } from "@/content/trades";

/** A link to sign-up with the trade's example site, the primary action of its view. */
export function PreviewLink({ trade, className }: { trade: DrawnTrade; className?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      className={cn(
        buttonVariants({ size: "lg" }),
        "max-sm:w-full max-sm:px-2 max-sm:text-center max-sm:whitespace-normal print:hidden",
        className,
      )}
      to={{ pathname: paths.signup, search: `?trade=${trade.slug}` }}
    >
      {t("Put your name on it")}
    </Link>
  );
}
