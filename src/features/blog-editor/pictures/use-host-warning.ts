import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { hostWarning } from "./error-labels";

const SHOWN_MS = 15_000;

/** Warns after publishing, because the site promises no third-party requests. */
export function useHostWarning() {
  const { t } = useTranslation();
  return (hosts: readonly string[]) => {
    if (hosts.length === 0) return;
    toast.warning(hostWarning(hosts, t), { duration: SHOWN_MS });
  };
}
