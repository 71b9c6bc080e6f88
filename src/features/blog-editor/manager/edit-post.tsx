import { AppWindow } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

type EditPostProps = {
  id: string;
  title: string;
  onEditHere: () => void;
};

/** The editor first, because it has all functions. */
export function EditPost({ id, title, onEditHere }: EditPostProps) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex">
      <Link
        className={cn(buttonVariants({ variant: "secondary" }), "rounded-r-none")}
        to={paths.blogEditor(id)}
        aria-label={t("Edit {{title}}", { title })}
      >
        {t("Edit")}
      </Link>
      <Button
        variant="secondary"
        size="icon"
        className="-ml-0.5 rounded-l-none"
        title={t("Quick edit here")}
        aria-label={t("Quick edit {{title}}", { title })}
        onClick={onEditHere}
      >
        <AppWindow size={18} aria-hidden />
      </Button>
    </span>
  );
}
