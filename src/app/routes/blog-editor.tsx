import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { staffPostQuery } from "@/data/staff-post";
import { staffCategoriesQuery } from "@/data/staff-posts";
import { useStaffAccess } from "@/features/auth/staff-access";
import { BlogEditor } from "@/features/blog-admin/blog-editor";
import { emptyPostForm, postFormOf } from "@/features/blog-admin/post-form-schema";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  const { status } = useStaffAccess();
  const [search] = useSearchParams();
  const id = search.get("id");
  const [newId] = useState(() => crypto.randomUUID());

  if (status !== "signed-in") return <Navigate to={paths.admin} replace />;
  const isNew = id === null || id === "" || id === newId;
  return (
    <>
      <PageHead title={isNew ? t("New post") : t("Edit post")} />
      {isNew ? <NewPost key={newId} id={newId} /> : <StoredPost key={id} id={id} />}
    </>
  );
}

function useKnownCategories(): string[] {
  const { data } = useQuery(staffCategoriesQuery());
  return data ?? [];
}

function NewPost({ id }: { id: string }) {
  const { member } = useStaffAccess();
  const knownCategories = useKnownCategories();
  return (
    <BlogEditor
      id={id}
      version={null}
      initialValues={emptyPostForm(member?.displayName ?? "")}
      knownCategories={knownCategories}
    />
  );
}

function StoredPost({ id }: { id: string }) {
  const { t } = useTranslation();
  const knownCategories = useKnownCategories();
  const { data: post, error } = useQuery(staffPostQuery(id));

  useEffect(() => {
    if (error) console.error("Error loading blog:", error);
  }, [error]);

  if (error) return <Navigate to={paths.admin} replace />;
  if (post === undefined) {
    return (
      <div className="appear-late grid gap-6" role="status" aria-label={t("Loading the post")}>
        <span className="skeleton h-10! w-1/2" />
        <span className="skeleton h-96!" />
      </div>
    );
  }
  return (
    <BlogEditor
      id={id}
      version={post.version}
      initialValues={postFormOf(post)}
      knownCategories={knownCategories}
    />
  );
}
