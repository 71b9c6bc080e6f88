import { useTranslation } from "react-i18next";
import { CloudOff } from "lucide-react";
import { useIsOnline } from "@/hooks/use-is-online";
import { cn } from "@/lib/cn";

/** Says at the top of its scroll area that there is no connection, until there is one. */
export function OfflineBar({ className }: { className?: string }) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    // Also empty, so that what appears in it is read out.
    <div role="status" className={cn("sticky z-9 print:hidden", className)}>
      {!isOnline && (
        <p
          data-slot="offline-bar"
          className="flex items-center gap-2 border-b border-line bg-wait-bg py-1.5 text-xs font-medium text-wait"
        >
          <CloudOff className="flex-none" size={15} aria-hidden />
          {t("No connection. Nothing is stored until it is back.")}
        </p>
      )}
    </div>
  );
}
