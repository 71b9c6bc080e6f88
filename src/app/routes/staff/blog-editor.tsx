import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { PageHead } from "@/components/head/page-head";
import { Skeleton } from "@/components/ui/skeleton";
import { staffPostQuery, staffCategoriesQuery } from "@/data/posts/queries";
import { LoginForm } from "@/features/auth/login-form";
import { useStaffAccess } from "@/features/auth/staff-access";
import { PostEditor } from "@/features/blog-editor/editor/post-editor";
import { emptyPostForm, postFormOf } from "@/features/blog-editor/form/post-form-schema";
import { handedCopy, type PostCopy } from "@/features/blog-editor/recovery/post-copy";
import { UnfinishedPosts } from "@/features/blog-editor/recovery/unfinished-posts";
import { errorCode, reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";

type Fresh = { id: string; copy: PostCopy | null };

export function Component() {
  const { t } = useTranslation();
  const { status } = useStaffAccess();
  const [search] = useSearchParams();
  const id = search.get("id");
  const handed = useHandedCopy();
  const [fresh, setFresh] = useState<Fresh>(() =>
    id === null && handed !== null
      ? { id: handed.postId, copy: handed }
      : { id: crypto.randomUUID(), copy: null },
  );

  // A session that ended while editing is renewed in a dialog over this page.
  if (status !== "signed-in" && status !== "ended") return <Navigate to={paths.admin} replace />;
  const isNew = id === null || id === "" || id === fresh.id;
  const goOn = (copy: PostCopy, isOwnPost: boolean) => {
    // Reuses its id, so that a save whose answer was lost does not create a second post.
    const ownId = isOwnPost ? crypto.randomUUID() : copy.postId;
    const { values } = copy;
    const ownValues = { ...values, isNew: true, published: false, slug: "", publish_at: "" };
    setFresh({
      id: ownId,
      copy: isOwnPost ? { ...copy, baseVersion: null, values: ownValues } : copy,
    });
  };
  return (
    <>
      <PageHead title={isNew ? t("New post") : t("Edit post")} />
      {isNew ? (
        <NewPost
          key={fresh.id}
          fresh={fresh}
          unfinished={<UnfinishedPosts currentId={fresh.id} onContinue={goOn} />}
        />
      ) : (
        <StoredPost key={id} id={id} />
      )}
    </>
  );
}

function useHandedCopy(): PostCopy | null {
  const location = useLocation();
  const [copy] = useState(() => handedCopy(location));
  return copy;
}

const signInForm = (onDone: () => void) => (
  <LoginForm
    isInPlace
    onSignedIn={onDone}
    // The reset form is on the login page; this page must stay open.
    onForgotPassword={() => window.open(paths.admin, "_blank")}
  />
);

function useKnownCategories(): string[] {
  const { data } = useQuery(staffCategoriesQuery());
  return data ?? [];
}

function NewPost({ fresh, unfinished }: { fresh: Fresh; unfinished: ReactNode }) {
  const { member } = useStaffAccess();
  const knownCategories = useKnownCategories();
  return (
    <PostEditor
      id={fresh.id}
      post={null}
      initialValues={emptyPostForm(member?.name ?? "")}
      restored={fresh.copy}
      knownCategories={knownCategories}
      signInForm={signInForm}
      unfinished={unfinished}
    />
  );
}

const NO_SUCH_POST = ["PGRST116", "22P02"];

/** Explains in the list, where the person is sent, why the post did not open. */
function useLoadFailure(id: string, failure: Error | null) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    if (failure === null) return;
    console.error("Error loading blog:", failure);
    // One notice per post: navigating to the list changes `navigate`, which runs this effect again.
    const notice = `post-not-opened-${id}`;
    if (NO_SUCH_POST.includes(errorCode(failure) ?? "")) {
      toast.error(t("There is no such post any more."), { id: notice });
      return;
    }
    const retry = () => {
      // If pressed before the list has loaded, this page is still mounted and must forget the
      // failure.
      void queries.resetQueries({ queryKey: staffPostQuery(id).queryKey });
      void navigate(paths.blogEditor(id));
    };
    toast.error(t("The post was not opened: {{reason}}.", { reason: reasonOf(failure) }), {
      id: notice,
      duration: Infinity,
      action: { label: t("Try again"), onClick: retry },
    });
  }, [id, failure, t, navigate, queries]);
}

function StoredPost({ id }: { id: string }) {
  const handed = useHandedCopy();
  const { t } = useTranslation();
  const knownCategories = useKnownCategories();
  const { data: post, error } = useQuery(staffPostQuery(id));

  // A later refetch may fail too, offline or signed out: an open post stays open.
  const isLost = error !== null && post === undefined;
  useLoadFailure(id, isLost ? error : null);

  if (isLost) return <Navigate to={paths.admin} replace />;
  if (post === undefined) {
    return (
      <div
        className="grid animate-appear-late gap-6"
        role="status"
        aria-label={t("Loading the post")}
      >
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  return (
    <PostEditor
      id={id}
      post={post}
      initialValues={postFormOf(post)}
      restored={handed?.postId === id ? handed : null}
      knownCategories={knownCategories}
      signInForm={signInForm}
    />
  );
}
