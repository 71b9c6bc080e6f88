import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { isPlainPress } from "@/lib/plain-press";
import { paths } from "@/lib/paths";

type Door = "demo" | "signup" | "checkout";

/** The three ways to a site. English, for `t()`. */
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
  /** The current page. */
  here: Door;
  className?: string;
  /** Replaces navigation where the sheet's history entry must be replaced. */
  onLeave?: () => void;
};

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
