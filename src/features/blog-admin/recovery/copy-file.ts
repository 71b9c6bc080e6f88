import { FIELD_LABELS } from "../comparison/compared-fields";
import type { PostFormValues } from "../post-form-schema";

const FILE_KEPT_MS = 10_000;

function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), FILE_KEPT_MS);
}

/** Every field, as a file a person can open in any editor. */
export function downloadPost(values: PostFormValues): void {
  const name = `${values.slug || "post"}-copy.json`;
  download(JSON.stringify(values, null, 2), name, "application/json");
}

export function downloadText(text: string): void {
  download(text, "recovery-copy.txt", "text/plain");
}

/** Every field under its label. Rejects when the browser does not allow it. */
export function copyPost(values: PostFormValues): Promise<void> {
  const fields = Object.entries(FIELD_LABELS).map(
    ([name, label]) => `${label}:\n${String(Reflect.get(values, name))}`,
  );
  return navigator.clipboard.writeText(fields.join("\n\n"));
}
