import { useTranslation } from "react-i18next";
import { LeadSent } from "../lead-form/lead-sent";
import { afterSending, nextSteps } from "./signup-copy";
import { SignupFields } from "./signup-fields";
import { SignupPreview } from "./signup-preview";
import { useSignupForm } from "./use-signup-form";
import "./signup.css";

export function Signup() {
  const { t } = useTranslation();
  const lead = useSignupForm();
  // Not useWatch, which misses the draft that is brought back before it subscribes.
  const { business = "", town = "", trade = "" } = lead.sent?.values ?? lead.form.watch();
  return (
    <>
      <div className="signup">
        <div className="signup-form">
          <h1 className="h1">{t("Put your name over the door.")}</h1>
          {lead.sent ? (
            <LeadSent
              className="signup-sent"
              reference={lead.sent.reference}
              heading={t("{{business}} is on our call list.", { business })}
              steps={afterSending}
            />
          ) : (
            <>
              <p className="lead">
                {t(
                  "Type it below and the example site wears it. Send it and a person calls you about the real one.",
                )}
              </p>
              <SignupFields lead={lead} />
            </>
          )}
        </div>
        <SignupPreview business={business} town={town} trade={trade} />
      </div>
      <NextSteps />
    </>
  );
}

function NextSteps() {
  const { t } = useTranslation();
  return (
    <section className="section signup-next" aria-labelledby="signup-next">
      <div className="wrap grid-12">
        <h2 className="h2" id="signup-next">
          {t("What happens after you press send")}
        </h2>
        <ol>
          {nextSteps.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
