import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { isPlainPress } from "@/lib/plain-press";
import { paths } from "@/lib/paths";

type Door = "demo" | "signup" | "checkout";

/** The three ways to a site, and what each is for. English, for `t()`. */
const doors: Record<Door, { to: string; question: string; action: string }> = {
  demo: { to: paths.scheduleDemo, question: "Rather talk first?", action: "Schedule Demo" },
  signup: {
    to: paths.signup,
    question: "Want to see your name on it first?",
    action: "Sign up",
  },
  checkout: { to: paths.checkout, question: "Decided already?", action: "Go to checkout" },
};

type OtherDoorsProps = {
  /** Where the reader stands. */
  here: Door;
  className?: string;
  /** Called instead of following a link, where the sheet has a history entry that the next page replaces. */
  onLeave?: () => void;
};

/** Leads whoever wants another of the three ways there. */
export function OtherDoors({ here, className, onLeave }: OtherDoorsProps) {
  const { t } = useTranslation();
  const others = (["signup", "demo", "checkout"] as const).filter((door) => door !== here);
  return (
    <ul className={cn("flex flex-wrap gap-x-5 text-sm", className)}>
      {others.map((door) => {
        const { to, question, action } = doors[door];
        return (
          <li key={door} className="flex flex-wrap items-center gap-x-1.5">
            <span className="text-text-2">{t(question)}</span>
            <TextLink
              variant="painted"
              to={to}
              replace={onLeave !== undefined}
              onClick={(event) => {
                if (isPlainPress(event)) onLeave?.();
              }}
            >
              {t(action)}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}
