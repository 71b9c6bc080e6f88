import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Intro } from "@/components/intro";
import { Trans } from "@/components/trans";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { site } from "@/content/company";
import { EndedLink } from "./ended-link";
import { MailLink, PhoneLink } from "./contact-links";
import { SendFiles } from "./send-files";
import { useSending } from "./use-sending";
import { useUploadLink, type LinkState } from "./use-upload-link";

export function UploadPage() {
  const token = useLocation().hash.slice(1);
  return <PageOfLink key={token} token={token} />;
}

const READING: LinkState = { kind: "reading" };

function PageOfLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { state: read, retry, end } = useUploadLink(token);
  const sending = useSending(token, end);
  // Prerendered HTML cannot know the token, which no server receives.
  const state = useIsHydrated() ? read : READING;
  return (
    <section className="bg-concrete-100">
      <div className="wrap grid-12 py-8 lg:py-18">
        <div className="col-span-full lg:col-span-4">
          <h1 className="h1">{t("Send us your photos")}</h1>
          <Greeting state={state} />
          {state.kind !== "ended" && (
            <p className="mt-2.5 flex flex-wrap items-center gap-x-2 text-base max-lg:hidden">
              <span>{t("Rather say it?")}</span> <PhoneLink variant="painted" />
            </p>
          )}
        </div>
        <div className="col-span-full mt-6 min-w-0 self-start rounded-md border border-line-strong bg-surface p-4 shadow-plate sm:p-6 lg:col-span-7 lg:col-start-6 lg:mt-0 lg:p-8">
          {state.kind === "reading" && <Reading />}
          {state.kind === "failed" && (
            <Alert variant="destructive">
              <p>{t("The link could not be read. Nothing is lost.")}</p>
              <Button variant="link" className="min-h-11" onClick={retry}>
                {t("Try again")}
              </Button>
            </Alert>
          )}
          {state.kind === "blocked" && (
            <Alert variant="destructive">
              <p>{t("Too many links were tried from here. Wait ten minutes, then try again.")}</p>
              <Button variant="link" className="min-h-11" onClick={retry}>
                {t("Try again")}
              </Button>
            </Alert>
          )}
          {state.kind === "ended" && <EndedLink sending={sending} />}
          {state.kind === "open" && <SendFiles link={state.link} sending={sending} />}
        </div>
      </div>
    </section>
  );
}

function Greeting({ state }: { state: LinkState }) {
  const { t } = useTranslation();
  if (state.kind === "ended") return null;
  if (state.kind !== "open") {
    return <Intro>{t("Straight from your phone, with no account.")}</Intro>;
  }
  const { business, wanted } = state.link;
  return (
    <>
      <Intro className="wrap-anywhere">
        <span>{t("Hello, {{business}}.", { business })}</span>{" "}
        {wanted === null ? (
          <span>{t("Your work, your team, your logo: send what shows what you do.")}</span>
        ) : (
          <span>{t("This is what we are looking for:")}</span>
        )}
      </Intro>
      {wanted !== null && (
        <p className="mt-3 border-l-6 border-curb-400 pl-4 text-lead font-semibold wrap-anywhere">
          {wanted}
        </p>
      )}
    </>
  );
}

function Reading() {
  const { t } = useTranslation();
  return (
    <>
      <div role="status" className="grid gap-4" data-needs-script>
        <span className="sr-only">{t("Reading the link")}</span>
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <noscript>
        <p className="leading-snug">
          <Trans
            i18nKey="Files are sent here by JavaScript, which is off. Mail them to <mail>{{mail}}</mail>, or call us at <phone>{{phone}}</phone>."
            values={{ mail: site.email, phone: site.phone }}
            components={{
              mail: <MailLink variant="default" />,
              phone: <PhoneLink variant="default" />,
            }}
          />
        </p>
      </noscript>
    </>
  );
}
