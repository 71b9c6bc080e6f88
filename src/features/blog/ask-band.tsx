import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

export function AskBand() {
  const { t } = useTranslation();
  return (
    <section
      className="mt-6 bg-concrete-100 py-10 lg:py-14 print:hidden"
      aria-labelledby="ask-band"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <div>
          <h2 className="h2" id="ask-band">
            {t("Got a question we should answer?")}
          </h2>
          <p className="mt-1.5 text-balance text-muted">
            {t("Send it in. If we write it up, your name stays out of it.")}
          </p>
        </div>
        <Link
          className={cn(buttonVariants({ variant: "ink", size: "lg" }), "max-sm:w-full")}
          to={paths.contact}
        >
          {t("Ask the shop")}
        </Link>
      </div>
    </section>
  );
}
