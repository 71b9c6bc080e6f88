import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";

export const MAIL_FORMATS = ["html", "text"] as const;
export type MailFormat = (typeof MAIL_FORMATS)[number];

const codec: UrlCodec<{ format: MailFormat }, { format: MailFormat }> = {
  parse: (params) => ({ format: params.get("format") === "text" ? "text" : "html" }),
  write: ({ format }) => ({ format: format === "html" ? null : format }),
};

export function useMailFormat() {
  const { state, change } = useUrlState(codec);
  return {
    format: state.format,
    onFormat: (format: MailFormat) => change({ format }, { isReplacing: true }),
  };
}
