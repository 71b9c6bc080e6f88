import { Paperclip } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { Mail } from "@/data/mails/schema";
import { CALENDAR_FILE_NAME, CALENDAR_TYPE } from "@/lib/calendar/calendar-file";
import { trustedHtml } from "@/lib/html/trusted-types";
import { renderStoredMail, type RenderedMail } from "@/lib/mail/render-mail";
import { saveFile } from "@/lib/storage/save-file";
import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";

function rendered(mail: Mail): RenderedMail | null {
  try {
    return renderStoredMail(mail);
  } catch (error) {
    console.error("Error rendering a mail:", error);
    return null;
  }
}

export function MailPreview({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const { format, onFormat } = useMailFormat();
  const shown = useMemo(() => rendered(mail), [mail]);
  if (shown === null) {
    return (
      <Alert variant="destructive">
        {t("This mail cannot be written: what it is made of is not complete.")}
      </Alert>
    );
  }
  return (
    <>
      {shown.calendar !== null && <CalendarAttachment file={shown.calendar} />}
      <Tabs
        value={format}
        onValueChange={(value) => {
          const chosen = MAIL_FORMATS.find((one) => one === value);
          if (chosen !== undefined) onFormat(chosen);
        }}
      >
        <TabsList className="border-b border-line" aria-label={t("How it is shown")}>
          <TabsTrigger value="html">{t("HTML")}</TabsTrigger>
          <TabsTrigger value="text">{t("Text")}</TabsTrigger>
        </TabsList>
        <TabsContent value="html">
          <HtmlFrame html={shown.html} />
        </TabsContent>
        <TabsContent value="text">
          <pre
            className="rounded-b-md bg-sunken px-4 py-3.5 font-sans text-code wrap-anywhere whitespace-pre-wrap"
            translate="no"
          >
            {shown.text}
          </pre>
        </TabsContent>
      </Tabs>
    </>
  );
}

function CalendarAttachment({ file }: { file: string }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {t("With a file for calendars:")}
      <Button variant="link" onClick={() => saveFile(CALENDAR_FILE_NAME, file, CALENDAR_TYPE)}>
        <Paperclip size={16} aria-hidden />
        {CALENDAR_FILE_NAME}
      </Button>
    </p>
  );
}

/**
 * A frame as high as its content. Scripts, forms and links are disabled; it has our origin only to
 * be measured. The page's policy limits what it loads.
 */
function HtmlFrame({ html }: { html: string }) {
  const { t } = useTranslation();
  const trusted = useMemo(() => trustedHtml(html), [html]);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    if (content === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return (
    <iframe
      className="block w-full rounded-b-md border-0 bg-sunken"
      style={{ height }}
      title={t("The mail as HTML")}
      sandbox="allow-same-origin"
      srcDoc={trusted}
      onLoad={({ currentTarget }) =>
        setContent(currentTarget.contentDocument?.documentElement ?? null)
      }
    />
  );
}

const MAIL_FORMATS = ["html", "text"] as const;
type MailFormat = (typeof MAIL_FORMATS)[number];

const codec: UrlCodec<{ format: MailFormat }, { format: MailFormat }> = {
  parse: (params) => ({ format: params.get("format") === "text" ? "text" : "html" }),
  write: ({ format }) => ({ format: format === "html" ? null : format }),
};

function useMailFormat() {
  const { state, change } = useUrlState(codec);
  return {
    format: state.format,
    onFormat: (format: MailFormat) => change({ format }, { isReplacing: true }),
  };
}
