import { useEffect, useMemo, useState, useSyncExternalStore, type ToggleEvent } from "react";
import { ChevronLeft, PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CopyLink } from "@/components/copy-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { drawnTradeById, type DrawnTrade } from "@/content/trades";
import type { SiteContent } from "./site/site-content";
import { paths } from "@/lib/paths";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { keepAnswers, readAnswers } from "@/features/lead-form/visitor-answers";
import {
  fragmentOf,
  isEmptySign,
  SIGN_LIMITS,
  EMPTY_SIGN,
  plainSign,
  signInFragment,
  type SignField,
  type TypedSign,
} from "./typed-sign";

/** The page that an example leads back to. */
const backLink = ({ slug }: DrawnTrade) => paths.industry(slug);

/** The form with the trade and the typed name. */
export const signUpLink = ({ slug }: DrawnTrade) => ({
  pathname: paths.signup,
  search: `?trade=${slug}`,
});

type ExampleBarProps = ReturnType<typeof useTypedSign> & { content: SiteContent };

export function ExampleBar({ content, ...typed }: ExampleBarProps) {
  const { t } = useTranslation();
  const trade = drawnTradeById(content.trade);
  const isNamed = typed.sign.name !== "";
  return (
    <header className="on-dark sticky top-0 z-20 bg-spruce-950 text-white print:hidden">
      <div className="flex min-h-13 items-center gap-x-2 px-2 pr-68 max-[24rem]:pr-53.5 sm:gap-x-4 sm:px-4 sm:pr-92">
        <Link
          className="inline-flex min-h-11 items-center gap-1 pr-1 text-sm font-medium whitespace-nowrap no-underline underline-offset-4 hover:underline"
          to={backLink(trade)}
          aria-label={t("Back to {{trade}}", { trade: t(trade.label) })}
        >
          <ChevronLeft size={20} aria-hidden />
          <span className="hidden lg:inline">{t(trade.label)}</span>
        </Link>
        <p className="flex min-w-0 items-center gap-2.5 text-sm">
          <span className="sample border-curb-400 text-curb-400">{t("Example")}</span>
          <span className="hidden truncate text-spruce-200 lg:inline">
            {isNamed
              ? t("Your name is on it. All the rest is invented.")
              : t("The business is invented. The site is what we’d build.")}
          </span>
        </p>
      </div>
      <NameFields {...typed} trade={content.trade} />
      <Link
        className={cn(
          buttonVariants(),
          "absolute top-1 right-2 w-40 px-2 text-center whitespace-normal max-[24rem]:w-30 sm:right-4 sm:w-44",
        )}
        to={signUpLink(trade)}
        onClick={typed.keepSign}
      >
        {isNamed ? t("I want this one") : t("Put your name on it")}
      </Link>
    </header>
  );
}

const showTop = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) scrollTo({ top: 0 });
};

interface NameFieldsProps extends Omit<ExampleBarProps, "content"> {
  trade: SiteContent["trade"];
}

function NameFields({ typed, sign, type, clear, trade }: NameFieldsProps) {
  const { t } = useTranslation();
  const labels: Record<SignField, string> = {
    name: t("Business name"),
    town: t("Main town"),
    phone: t("Phone"),
  };
  const inputOf = (field: SignField) => (
    <Field label={labels[field]} className={cn(field === "name" && "max-sm:col-span-full")}>
      {(control) => (
        <Input
          {...control}
          size="lg"
          autoComplete="off"
          inputMode={field === "phone" ? "tel" : "text"}
          maxLength={SIGN_LIMITS[field]}
          value={typed[field]}
          onChange={({ target }) => type(field, target.value)}
        />
      )}
    </Field>
  );
  return (
    // In the bar's flow: opening it moves the site down, so that the name is visible over the door.
    <details className="group" data-needs-script onToggle={showTop}>
      <summary className="absolute top-1 right-44 flex min-h-11 w-22 cursor-pointer list-none items-center justify-center gap-2 rounded-sm px-2 text-center text-sm/tight font-semibold inset-ring-frame inset-ring-white/50 hover:inset-ring-white max-[24rem]:right-33.5 max-[24rem]:w-20 sm:right-52 sm:w-36 sm:whitespace-nowrap [&::-webkit-details-marker]:hidden">
        <PencilLine className="max-sm:hidden" size={17} aria-hidden />
        <span className="group-open:hidden">{t("Try your name")}</span>
        <span className="hidden group-open:inline">{t("Done")}</span>
      </summary>
      <div className="grid max-h-[60svh] grid-cols-2 gap-3 overflow-y-auto bg-concrete-50 p-4 text-text sm:grid-cols-[2fr_1fr_1fr] sm:px-6 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end">
        {inputOf("name")}
        {inputOf("town")}
        {inputOf("phone")}
        <div className="col-span-full flex flex-wrap items-center gap-2 lg:col-auto">
          <CopyLink path={`${paths.example(trade)}${fragmentOf(sign)}`} done={t("Link copied")} />
          {!isEmptySign(sign) && (
            <Button variant="ghost" onClick={clear}>
              {t("Clear")}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

function watchAddress(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

function answeredSign(): TypedSign {
  const { business = "", town = "", phone = "" } = readAnswers();
  return plainSign({ name: business, town, phone });
}

const keep = ({ name, town, phone }: TypedSign) => keepAnswers({ business: name, town, phone });

/**
 * The business on the example site: from the URL's fragment, else from any form of this tab. Typing
 * updates both. Empty in the first render, as on the server.
 */
export function useTypedSign() {
  const isHydrated = useIsHydrated();
  const hash = useSyncExternalStore(
    watchAddress,
    () => location.hash,
    () => "",
  );
  const known = useMemo(
    () => (isHydrated ? (signInFragment(hash) ?? answeredSign()) : EMPTY_SIGN),
    [isHydrated, hash],
  );
  const [edited, setEdited] = useState<TypedSign | null>(null);
  // A new URL in this tab replaces earlier input.
  useEffect(() => watchAddress(() => setEdited(null)), []);
  const typed = edited ?? known;

  const change = (sign: TypedSign) => {
    setEdited(sign);
    const plain = plainSign(sign);
    keep(plain);
    const { pathname, search } = location;
    // Keeps the router's state of this entry.
    history.replaceState(history.state, "", `${pathname}${search}${fragmentOf(plain)}`);
  };
  return {
    typed,
    sign: plainSign(typed),
    type: (field: SignField, value: string) => change({ ...typed, [field]: value }),
    clear: () => change(EMPTY_SIGN),
    /** Before sign-up, also keeps values from the URL. */
    keepSign: () => keep(plainSign(typed)),
  };
}
