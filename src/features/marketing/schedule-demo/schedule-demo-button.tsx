import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { isPlainPress } from "@/lib/plain-press";
import { paths } from "@/lib/paths";
import type { ScheduleDemoDialog } from "./schedule-demo-dialog";

const loadDialog = () => import("./schedule-demo-dialog");
/** A failure is handled when the link is pressed. */
const prefetch = () => void loadDialog().catch(() => undefined);

type ScheduleDemoButtonProps = {
  className?: string;
  /** In the page itself, hidden where the header or the bottom bar has the button. */
  inPage?: boolean;
  /** By default "Schedule Demo". */
  children?: ReactNode;
};

/** A link to the contact page's calendar, which opens the dialog once the app runs. */
export function ScheduleDemoButton({
  className = buttonVariants({ size: "lg" }),
  inPage = false,
  children,
}: ScheduleDemoButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const linkRef = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof ScheduleDemoDialog>[0]>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const open = async () => {
    setIsLoading(true);
    try {
      const { ScheduleDemoDialog: Loaded } = await loadDialog();
      setDialog(() => Loaded);
      setIsOpen(true);
    } catch {
      await navigate(paths.scheduleDemo);
    } finally {
      setIsLoading(false);
    }
  };
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link
        ref={linkRef}
        className={cn(className, inPage && "max-lg:hidden")}
        to={paths.scheduleDemo}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={handleClick}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {children ?? t("Schedule Demo")}
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setIsOpen} openedBy={linkRef} />}
    </>
  );
}
