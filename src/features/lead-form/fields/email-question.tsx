import { useTranslation } from "react-i18next";
import { Trans } from "@/components/trans";
import { Button } from "@/components/ui/button";
import { useDebouncedValue } from "@/hooks/use-debounced-value";

/** Common mail providers whose names have no near neighbors. */
const WELL_KNOWN = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
  "verizon.net",
  "sbcglobal.net",
  "bellsouth.net",
  "optonline.net",
  "earthlink.net",
  "protonmail.com",
] as const;

/** Short names, where only a typo in the ending counts. */
const SHORT = ["aol.com", "msn.com", "att.net", "cox.net"] as const;

/** Real providers that look like a typo. */
const LOOK_ALIKES = ["email.com", "ymail.com", "yahoo.ca", "hotmail.ca", "cloud.com", "yahoo.co"];

/** The address with the probably intended domain, or null. */
export function emailSlip(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const all: readonly string[] = [...WELL_KNOWN, ...SHORT, ...LOOK_ALIKES];
  if (at < 1 || !/^[^@\s]+\.[^@\s.]{2,}$/.test(domain) || all.includes(domain)) return null;
  const meant =
    WELL_KNOWN.find((known) => isSlip(domain, known, 1)) ??
    SHORT.find((known) => isSlip(domain, known, 0));
  return meant === undefined ? null : email.slice(0, at + 1) + meant;
}

/** At most one typo in the ending, and a limited number in the name. */
function isSlip(domain: string, known: string, inName: 0 | 1): boolean {
  const [name, ending] = split(domain);
  const [knownName, knownEnding] = split(known);
  return slips(name, knownName) <= inName && slips(ending, knownEnding) <= 1;
}

function split(domain: string): [string, string] {
  const dot = domain.indexOf(".");
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

function slips(typed: string, meant: string): 0 | 1 | 2 {
  if (typed === meant) return 0;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  const isOne =
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  return isOne ? 1 : 2;
}

type EmailQuestionProps = { email: string; onTake: (email: string) => void };

/** Asks after a typing pause: on blur it would move the button being pressed. */
export function EmailQuestion({ email, onTake }: EmailQuestionProps) {
  const { t } = useTranslation();
  const settled = useDebouncedValue(email, 400);
  const meant = settled === email ? emailSlip(email.trim()) : null;
  return (
    <span role="status">
      {meant !== null && (
        <span
          data-slot="email-question"
          className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere"
        >
          <span>
            <Trans
              i18nKey="Did you mean <meant>{{email}}</meant>?"
              values={{ email: meant }}
              components={{ meant: <b className="font-semibold" /> }}
            />
          </span>
          <Button
            variant="link"
            className="min-h-11 font-semibold"
            aria-label={t("Yes, {{email}}", { email: meant })}
            onClick={() => onTake(meant)}
          >
            {t("Yes, use it")}
          </Button>
        </span>
      )}
    </span>
  );
}
