import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { paths } from "@/lib/paths";
import { closestPages } from "./closest-pages";

export function SiteSearch() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  const [text, setText] = useState("");
  const [question, setQuestion] = useState<string | null>(null);
  const found = question === null ? [] : closestPages(question);
  const blogSearch = new URLSearchParams({ q: question ?? "" }).toString();
  return (
    <search data-needs-script>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setQuestion(text.trim() || pathname);
        }}
      >
        <Label htmlFor={id}>{t("Search the site")}</Label>
        <div className="mt-1.5 flex gap-2">
          <Input
            size="lg"
            className="min-h-13 min-w-0 flex-1"
            id={id}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button variant="ink" size="lg" type="submit">
            {t("Search")}
          </Button>
        </div>
      </form>
      <div role="status">
        {question !== null && found.length === 0 && (
          <p className="mt-4">{t("No page is called anything like that.")}</p>
        )}
        {found.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {found.map(({ label, path }) => (
              <li key={path}>
                <TextLink variant="painted" to={path}>
                  {t(label)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        {question !== null && question !== pathname && (
          <p className="mt-4">
            <TextLink to={`${paths.blog}?${blogSearch}`}>
              {t("Look for “{{words}}” in the blog", { words: question })}
            </TextLink>
          </p>
        )}
      </div>
    </search>
  );
}
