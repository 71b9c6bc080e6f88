import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} size="lg" className="pr-12" type={isShown ? "text" : "password"} />
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-0.5 right-0.5"
        aria-label={isShown ? t("Hide password") : t("Show password")}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={20} aria-hidden />
      </Button>
    </div>
  );
}
