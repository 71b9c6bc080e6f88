import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";

export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="login-password">
      <Input {...props} size="lg" className="pr-12" type={isShown ? "text" : "password"} />
      <button
        type="button"
        aria-label={isShown ? t("Hide password") : t("Show password")}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </div>
  );
}
