import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { hostWarning } from "./fault-labels";

const SHOWN_MS = 15_000;

/** Said after a publication that is not stopped by it: the site promises no such requests. */
export function useHostWarning() {
  const { t } = useTranslation();
  return (hosts: readonly string[]) => {
    if (hosts.length === 0) return;
    toast.warning(hostWarning(hosts, t), { duration: SHOWN_MS });
  };
}
