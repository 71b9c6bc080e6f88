import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { useStaffAccess } from "@/features/auth/staff-access";
import { BlogManager } from "@/features/blog-editor/manager/blog-manager";

export function Component() {
  const { t } = useTranslation();
  const { member, signOut } = useStaffAccess();
  return (
    <>
      <PageHead title={t("Blog management")} />
      <BlogManager authorName={member?.name ?? null} onSignOut={() => void signOut()} />
    </>
  );
}
