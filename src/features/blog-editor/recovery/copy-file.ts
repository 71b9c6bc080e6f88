import { saveFile } from "@/lib/storage/save-file";
import { FIELD_LABELS } from "../versions/compared-fields";
import type { PostFormValues } from "../form/post-form-schema";

export function downloadPost(values: PostFormValues): void {
  const name = `${values.slug || "post"}-copy.json`;
  saveFile(name, JSON.stringify(values, null, 2), "application/json");
}

export function downloadText(text: string): void {
  saveFile("recovery-copy.txt", text, "text/plain");
}

/** Every field with its label. Rejects when the browser does not allow it. */
export function copyPost(values: PostFormValues): Promise<void> {
  const fields = Object.entries(FIELD_LABELS).map(
    ([name, label]) => `${label}:\n${String(Reflect.get(values, name))}`,
  );
  return navigator.clipboard.writeText(fields.join("\n\n"));
}
