import { AppWindow, ChevronDown, SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { paths } from "@/lib/paths";

type EditMenuProps = {
  id: string;
  title: string;
  /** In the modal form, above the list. */
  onEditHere: () => void;
};

/** The two places a post is edited in, the one that can do everything first. */
export function EditMenu({ id, title, onEditHere }: EditMenuProps) {
  const { t } = useTranslation();
  const form = useAfterMenu(onEditHere);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" className="gap-1.5" aria-label={t("Edit {{title}}", { title })}>
          {t("Edit")}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={form.onCloseAutoFocus}>
        <DropdownMenuItem asChild>
          <Link to={paths.blogEditor(id)}>
            <SquarePen aria-hidden />
            {t("Open in the editor")}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={form.choose}>
          <AppWindow aria-hidden />
          {t("Quick edit here")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
