import { Copy, ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { paths } from "@/lib/paths";

type RowMenuProps = {
  title: string;
  slug: string;
  isPublic: boolean;
  onDuplicate: () => void;
};

export function RowMenu({ title, slug, isPublic, onDuplicate }: RowMenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu
      variant="secondary"
      className="@max-2xl:ml-auto"
      label={t("More for {{title}}", { title })}
    >
      {isPublic && (
        <DropdownMenuItem asChild>
          <a href={paths.blogPost(slug)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {t("View post")}
          </a>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={onDuplicate}>
        <Copy aria-hidden />
        {t("Duplicate")}
      </DropdownMenuItem>
    </MoreMenu>
  );
}
