import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

const LONG = 600;
const LINES = 8;

const isLong = (text: string) => text.length > LONG || text.split("\n").length > LINES;

type FoldedTextProps = {
  children: string;
  /** The text with marks; by default as it is. */
  marked?: ReactNode;
};

export function FoldedText({ children, marked = children }: FoldedTextProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!isLong(children)) return <span>{marked}</span>;
  return (
    <>
      <span className={cn(!isOpen && "line-clamp-8")}>{marked}</span>
      <Button
        variant="link"
        className="min-h-11"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t("Show less") : t("Show all")}
      </Button>
    </>
  );
}
