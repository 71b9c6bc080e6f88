import { AppWindow, ChevronDown, SquarePen } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import "@/components/ui/menu.css";

type EditMenuProps = {
  id: string;
  title: string;
  /** In the modal form, above the list. */
  onEditHere: () => void;
};

const ICON = { size: 18, "aria-hidden": true } as const;

/** The two places a post is edited in, the one that can do everything first. */
export function EditMenu({ id, title, onEditHere }: EditMenuProps) {
  const { t } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const isFormWanted = useRef(false);
  /** Not before the menu has gone: the form gives the focus back to where it found it. */
  const openForm = (event: Event) => {
    if (!isFormWanted.current) return;
    isFormWanted.current = false;
    event.preventDefault();
    trigger.current?.focus();
    onEditHere();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          ref={trigger}
          variant="secondary"
          className="gap-1.5"
          aria-label={t("Edit {{title}}", { title })}
        >
          {t("Edit")}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={openForm}
        >
          <DropdownMenu.Item asChild className="menu-item">
            <Link to={paths.blogEditor(id)}>
              <SquarePen {...ICON} />
              {t("Open in the editor")}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => {
              isFormWanted.current = true;
            }}
          >
            <AppWindow {...ICON} />
            {t("Quick edit here")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
