import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { useStaffAccess } from "./staff-access";

/** Stands below the title of a page that depends on the person, while the database cannot identify them. */
export function UnknownMember() {
  const { t } = useTranslation();
  const { memberFailure } = useStaffAccess();
  if (memberFailure === null) return null;
  return (
    <ErrorNotice
      heading={t("Your account could not be read")}
      body={t(
        "You are still signed in, and nothing was changed. This page opens once the server says what you may see and do; it is asked again every few seconds.",
      )}
      onRetry={memberFailure.retry}
      isRetrying={memberFailure.isRetrying}
    />
  );
}
