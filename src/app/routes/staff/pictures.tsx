import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { EmptyState } from "@/components/empty-state";
import { PageHead } from "@/components/head/page-head";
import { PageHeader } from "@/components/page-header";
import { hasRight } from "@/data/staff/staff-roles";
import { useStaffAccess } from "@/features/auth/staff-access";
import { LibraryPage } from "@/features/blog-editor/library/library-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  const { status, member } = useStaffAccess();
  // A session that ended on this page is renewed in a dialog over it.
  if (status !== "signed-in" && status !== "ended") return <Navigate to={paths.admin} replace />;
  return (
    <>
      <PageHead title={t("Pictures")} />
      {hasRight(member?.role ?? null, "posts.write") ? (
        <LibraryPage />
      ) : (
        <>
          <PageHeader title={t("Pictures")} />
          <EmptyState
            heading={t("Your role does not write posts")}
            body={t("Pictures of posts are seen and changed by those who write them.")}
          />
        </>
      )}
    </>
  );
}
