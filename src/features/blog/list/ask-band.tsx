import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import "./ask-band.css";

/** Under the list: the next post may be the reader's own question. */
export function AskBand() {
  const { t } = useTranslation();
  return (
    <section className="ask-band" aria-labelledby="ask-band">
      <div className="wrap">
        <div>
          <h2 className="h2" id="ask-band">
            {t("Got a question we should answer?")}
          </h2>
          <p className="text-muted">
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
