import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { env } from "@/lib/env";
import { slugHolderQuery, type SlugHolder } from "@/data/posts/queries";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { SLUG_PATTERN } from "@/lib/format/slug";

type SlugFieldProps = {
  postId: string;
  value: string;
  /** The address of a post that is or was public, which must not change by accident. */
  publicSlug: string | null;
  error?: string | undefined;
  isLabelHidden?: boolean;
  onChange: (slug: string) => void;
  className?: string;
};

const PREFIX = `${new URL(env.siteUrl).host}${paths.blog}/`;

export function SlugField({
  postId,
  value,
  publicSlug,
  error,
  isLabelHidden = false,
  onChange,
  className,
}: SlugFieldProps) {
  const { t } = useTranslation();
  const [isUnlocked, setIsUnlocked] = useState(false);
  const isFrozen = publicSlug !== null && publicSlug === value && !isUnlocked;
  const check = useSlugCheck(value, postId, !isFrozen);
  const unlock = () => setIsUnlocked(true);
  const keepOld = () => {
    if (publicSlug !== null) onChange(publicSlug);
    setIsUnlocked(false);
  };
  const hint = isFrozen ? (
    <>
      {t("The post is public, so its address stays as it is.")}{" "}
      <Button variant="link" className="min-h-6" onClick={unlock}>
        {t("Change address")}
      </Button>
    </>
  ) : (
    <SlugState
      check={check}
      onTake={onChange}
      publicAddress={publicSlug === null ? null : paths.blogPost(publicSlug)}
      isChanged={publicSlug !== null && publicSlug !== value}
      onKeepOld={keepOld}
    />
  );
  return (
    <Field
      className={cn(
        "*:data-[slot=field-description]:min-h-[1.4em]",
        isLabelHidden && "[&>label]:sr-only",
        className,
      )}
      label={t("Slug")}
      error={error}
      hint={hint}
    >
      {(control) => (
        <div className="flex min-w-0 max-sm:flex-wrap">
          <span
            className="flex items-center border-frame border-field bg-sunken px-3 text-sm wrap-anywhere text-muted max-sm:min-h-8 max-sm:w-full max-sm:rounded-t-sm max-sm:border-b-0 max-sm:text-xs sm:rounded-l-sm sm:border-r-0 sm:whitespace-nowrap"
            aria-hidden="true"
          >
            {PREFIX}
          </span>
          <Input
            {...control}
            className="min-w-0 rounded-l-none max-sm:rounded-t-none max-sm:rounded-bl-sm"
            value={value}
            readOnly={isFrozen}
            onChange={(event) => onChange(event.target.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
    </Field>
  );
}

type SlugStateProps = {
  check: SlugCheck;
  onTake: (slug: string) => void;
  publicAddress: string | null;
  isChanged: boolean;
  onKeepOld: () => void;
};

function SlugState({ check, onTake, publicAddress, isChanged, onKeepOld }: SlugStateProps) {
  const { t } = useTranslation();
  return (
    <>
      <span role="status">
        {check.state === "checking" && <span>{t("Looking whether it is free")}</span>}
        {check.state === "free" && <span>{t("Free.")}</span>}
        {check.state === "unknown" && (
          <span>{t("It could not be checked. The database refuses one that is taken.")}</span>
        )}
        {check.state === "taken" && (
          <b className="font-semibold text-stop">
            {check.holder.is_redirect
              ? t("It used to be the address of “{{title}}” and still leads there.", check.holder)
              : t("Taken by “{{title}}”.", check.holder)}
          </b>
        )}
      </span>{" "}
      {check.state === "unknown" && (
        <Button variant="link" className="min-h-6" onClick={check.retry}>
          {t("Check again")}
        </Button>
      )}
      {check.state === "taken" && check.suggestion !== null && (
        <TakeSuggestion slug={check.suggestion} onTake={onTake} />
      )}
      {publicAddress !== null && (
        <span>
          {" "}
          {isChanged
            ? t("Once saved, {{address}} leads to the new address.", { address: publicAddress })
            : t("Links to the old address will lead to the new one.")}{" "}
          <Button variant="link" className="min-h-6" onClick={onKeepOld}>
            {t("Keep the old address")}
          </Button>
        </span>
      )}
    </>
  );
}

function TakeSuggestion({ slug, onTake }: { slug: string; onTake: (slug: string) => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="link" className="min-h-6" onClick={() => onTake(slug)}>
      {t("Use {{slug}}", { slug })}
    </Button>
  );
}

const DELAY_MS = 350;
const HIGHEST_NUMBER = 9;

type SlugCheck =
  | { state: "idle" | "checking" | "free" }
  | { state: "unknown"; retry: () => void }
  | { state: "taken"; holder: SlugHolder; suggestion: string | null };

/** Checks who has the address. Answers are keyed by address, so none is stale. */
function useSlugCheck(slug: string, postId: string, isEnabled: boolean): SlugCheck {
  const queryClient = useQueryClient();
  const settled = useDebouncedValue(slug, DELAY_MS);
  const isValid = isEnabled && SLUG_PATTERN.test(slug);
  const holder = useQuery({
    ...slugHolderQuery(settled, postId),
    enabled: isEnabled && SLUG_PATTERN.test(settled),
    retry: false,
  });
  const isTaken = holder.data !== undefined && holder.data !== null;
  const suggestion = useQuery({
    queryKey: [...slugHolderQuery(settled, postId).queryKey, "suggestion"],
    queryFn: async () => {
      for (let number = 2; number <= HIGHEST_NUMBER; number += 1) {
        const candidate = `${settled}-${number}`;
        // Each is awaited, because the first one is nearly always free.
        // oxlint-disable-next-line no-await-in-loop
        if ((await queryClient.fetchQuery(slugHolderQuery(candidate, postId))) === null) {
          return candidate;
        }
      }
      return null;
    },
    enabled: isTaken,
    retry: false,
    gcTime: 0,
  });

  if (!isValid) return { state: "idle" };
  if (slug !== settled || holder.isPending) return { state: "checking" };
  if (holder.isError) return { state: "unknown", retry: () => void holder.refetch() };
  if (holder.data === null) return { state: "free" };
  return { state: "taken", holder: holder.data, suggestion: suggestion.data ?? null };
}
