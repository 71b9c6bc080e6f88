import { X } from "lucide-react";
import { useEffect, useRef, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import type { Schedule } from "./schedule";
import type { SocialProofEntry } from "./social-proof-entries";

type SocialProofCardProps = {
  entry: SocialProofEntry;
  schedule: Schedule<SocialProofEntry>;
  onClose: () => void;
  onTurnOff: () => void;
};

/** Takes no focus and is not announced; its time stands still while it is pointed at or focused. */
export function SocialProofCard({ entry, schedule, onClose, onTurnOff }: SocialProofCardProps) {
  const { t } = useTranslation();
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(
    // Going away, it gets neither a blur nor a pointer that leaves.
    () => () => {
      schedule.release("pointer");
      schedule.release("focus");
    },
    [schedule],
  );

  const leave = (close: () => void) => {
    if (document.activeElement?.closest(".social-proof")) cameFrom.current?.focus();
    close();
  };
  useEscape(() => leave(schedule.dismiss));

  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    schedule.hold("focus");
  };
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) schedule.release("focus");
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate: its time stands still
    <aside
      className="social-proof"
      aria-label={t("Recent sign-up, example")}
      onPointerEnter={() => schedule.hold("pointer")}
      onPointerLeave={() => schedule.release("pointer")}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <img className="social-proof-map" src={entry.mapUrl} alt="" width={104} height={124} />
      <div className="social-proof-body">
        <p className="social-proof-kind">
          <span className="sample">{t("Example")}</span>
          <span className="social-proof-what">{t("Just signed up")}</span>
        </p>
        <strong>{`${entry.firstName} ${entry.lastInitial}., ${entry.city}, ${entry.state}`}</strong>
        <p className="social-proof-when">{`${t(entry.service)}, ${t(entry.timeAgo)}`}</p>
      </div>
      <div className="social-proof-actions">
        <Link className="painted-link" to={paths.signup} onClick={schedule.dismiss}>
          {t("Sign up")}
        </Link>
        <button type="button" className="social-proof-off" onClick={() => leave(onTurnOff)}>
          {t("Don’t show these")}
        </button>
      </div>
      <button
        type="button"
        className="social-proof-close"
        aria-label={t("Dismiss")}
        onClick={() => leave(onClose)}
      >
        <X size={18} aria-hidden />
      </button>
    </aside>
  );
}

function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) latest.current();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
