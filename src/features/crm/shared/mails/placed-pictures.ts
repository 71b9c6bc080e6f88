import type { AttachedFile } from "@/data/files/schema";

export type TextPiece = { text: string; picture: AttachedFile | null };

/** Stands in the text of a mail where a picture of it stood. */
const PICTURE = /\n*^\[Picture: (.+)\]$\n*/gm;

/** The text in pieces, with the pictures of the mail that stood in it, and the mail's other files. */
export function placedPictures(
  text: string,
  files: readonly AttachedFile[],
): { pieces: TextPiece[]; others: AttachedFile[] } {
  const byName = new Map(files.map((file) => [file.name, file]));
  const placed = new Set<AttachedFile>();
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: line, 1: name = "", index } of text.matchAll(PICTURE)) {
    const picture = byName.get(name);
    if (picture === undefined) continue;
    placed.add(picture);
    pieces.push({ text: text.slice(end, index), picture });
    end = index + line.length;
  }
  pieces.push({ text: text.slice(end), picture: null });
  return { pieces, others: files.filter((file) => !placed.has(file)) };
}
