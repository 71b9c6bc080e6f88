import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { dealTerms } from "@/lib/deal-terms";
import { editExamples } from "./pricing-copy";
import "./edit-rules.css";

/** Where an edit ends and a project begins, told by examples. */
export function EditRules() {
  const { t } = useTranslation();
  const { short, long, turnaround, included, notIncluded } = dealTerms.edits;
  return (
    <section className="section" aria-labelledby="pricing-edits">
      <div className="wrap grid-12">
        <div className="pricing-edits-text">
          <h2 className="h2" id="pricing-edits">
            {t(short)}
          </h2>
          <p className="lead">{t(long)}</p>
          <p className="pricing-edits-pace">{t(turnaround)}</p>
          <Lists included={included} notIncluded={notIncluded} />
        </div>
        <TextThread />
      </div>
    </section>
  );
}

function Lists({
  included,
  notIncluded,
}: Pick<typeof dealTerms.edits, "included" | "notIncluded">) {
  const { t } = useTranslation();
  return (
    <div className="pricing-edits-lists">
      <div>
        <h3>
          <Badge variant="success" className="font-sans text-sm/none">
            {t("An edit")}
          </Badge>
        </h3>
        <ul>
          {included.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>
          <Badge className="font-sans text-sm/none">{t("A project")}</Badge>
        </h3>
        <ul>
          {notIncluded.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function TextThread() {
  const { t } = useTranslation();
  return (
    <figure className="pricing-thread">
      <figcaption>
        <span>{t("A text thread")}</span>
        <span className="sample">{t("Example")}</span>
      </figcaption>
      <ol>
        {editExamples.map(({ from, text }) => (
          <li key={text} className={from === "you" ? "pricing-thread-you" : undefined}>
            <b>{from === "you" ? t("You") : t("Us")}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
