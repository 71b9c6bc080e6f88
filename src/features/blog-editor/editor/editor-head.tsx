import { ArrowLeft, ExternalLink, History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { paths } from "@/lib/paths";

type EditorHeadProps = {
  id: string;
  isStored: boolean;
  onHistory: () => void;
  onPreview: () => void;
};

export function EditorHead({ id, isStored, onHistory, onPreview }: EditorHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        className="mr-auto inline-flex min-h-11 items-center gap-1.5 font-semibold no-underline underline-offset-4 hover:underline"
        to={paths.admin}
      >
        <ArrowLeft size={19} aria-hidden />
        {t("Back to Admin")}
      </Link>
      <h1 className="sr-only">{isStored ? t("Edit post") : t("New post")}</h1>
      <div className="flex flex-wrap items-center gap-2.5">
        {isStored && (
          <Button variant="secondary" onClick={onHistory}>
            <History size={18} strokeWidth={1.75} aria-hidden />
            {t("History")}
          </Button>
        )}
        <a
          className={buttonVariants({ variant: "secondary" })}
          href={paths.blogPreview(id)}
          target={`curbfront-preview-${id}`}
          onClick={onPreview}
        >
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          {t("Preview")}
        </a>
      </div>
    </div>
  );
}
