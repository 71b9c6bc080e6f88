/** The line was lost, so another try may succeed. */
export class LostLineError extends Error {
  override name = "LostLineError";
}

/** Whether an answer is worth another try by itself, which one of a full disk is not. */
export const isBadLine = (status: number): boolean => status >= 500 && status !== 507;

export type ObjectUpload = {
  bucket: string;
  name: string;
  body: Blob;
  type: string;
  /** Called before each request; null, or left out, for a visitor. */
  accessToken?: () => Promise<string | null>;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** In seconds. Objects never change. */
export const MAX_AGE = 31_536_000;

/** Whether the service refuses an object because an earlier try has uploaded it. */
export const isThere = (answer: string): boolean => /Duplicate|already exists/.test(answer);

/** The service's sentence in a refusal; undefined where it has none. */
export function refusalIn(answer: string): string | undefined {
  try {
    const { message } = JSON.parse(answer) as { message?: unknown };
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
