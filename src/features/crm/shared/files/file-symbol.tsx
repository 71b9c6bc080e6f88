import { File, FileArchive, FileSpreadsheet, FileText, Image, Music, Video } from "lucide-react";

const KINDS: [RegExp, typeof File][] = [
  [/^image\//, Image],
  [/^audio\//, Music],
  [/^video\//, Video],
  [/zip|rar|7z|x-tar|gzip/, FileArchive],
  [/sheet|excel|csv/, FileSpreadsheet],
  [/^text\/|pdf|word|document|rtf/, FileText],
];

export function FileSymbol({ type, size = 20 }: { type: string; size?: number }) {
  const Symbol = KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? File;
  return <Symbol className="flex-none text-muted" size={size} aria-hidden />;
}
