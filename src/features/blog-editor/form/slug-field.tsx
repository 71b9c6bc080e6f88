import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { env } from "@/lib/env";
import { SlugState } from "./slug-state";
import { useSlugCheck } from "./use-slug-check";

type SlugFieldProps = {
  postId: string;
  value: string;
  /** The address of a post that is or was public, which must not change by accident. */
  publicSlug: string | null;
  error?: string | undefined;
  /** Where a visible title labels it. */
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
