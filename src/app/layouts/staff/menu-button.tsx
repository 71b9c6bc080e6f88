import { Menu } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";

export function MenuButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation();
  return (
    <Button
      {...props}
      variant="ghost"
      size="icon"
      className="hover:bg-side-2 aria-expanded:bg-side-2"
      aria-label={t("Open menu")}
    >
      <Menu size={26} aria-hidden />
    </Button>
  );
}
