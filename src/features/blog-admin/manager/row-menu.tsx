import { Copy, Ellipsis, ExternalLink } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import "@/components/ui/menu.css";

type RowMenuProps = {
  title: string;
  slug: string;
  /** Whether visitors can read it. */
  isPublic: boolean;
  onDuplicate: () => void;
};

const ICON = { size: 18, "aria-hidden": true } as const;

export function RowMenu({ title, slug, isPublic, onDuplicate }: RowMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="secondary"
          size="icon"
          className="@max-2xl:ml-auto"
          aria-label={t("More for {{title}}", { title })}
        >
          <Ellipsis {...ICON} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {isPublic && (
            <DropdownMenu.Item asChild className="menu-item">
              <a href={paths.blogPost(slug)} target="_blank" rel="noopener">
                <ExternalLink {...ICON} />
                {t("View post")}
              </a>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={onDuplicate}>
            <Copy {...ICON} />
            {t("Duplicate")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
