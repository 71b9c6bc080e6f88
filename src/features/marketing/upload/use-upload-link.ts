import { useEffect, useState } from "react";
import { fetchUploadLink, refusalOf, type UploadLink } from "@/data/files/upload-link";

export type LinkState =
  | { kind: "reading" }
  /** "blocked" where too many wrong links were tried from here. */
  | { kind: "failed" | "blocked" }
  /** It is closed, has expired, or was never made. */
  | { kind: "ended" }
  | { kind: "open"; link: UploadLink };

const READING: LinkState = { kind: "reading" };
const ENDED: LinkState = { kind: "ended" };

/** The link with this token, read again once a lost line is back. */
export function useUploadLink(token: string) {
  const [state, setState] = useState(READING);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (token === "") return undefined;
    const reading = new AbortController();
    fetchUploadLink(token, reading.signal).then(
      (link) => setState(link === null ? ENDED : { kind: "open", link }),
      (error) => {
        if (reading.signal.aborted) return;
        setState({ kind: refusalOf(error) === "too-often" ? "blocked" : "failed" });
      },
    );
    return () => reading.abort();
  }, [token, round]);

  const retry = () => {
    setState(READING);
    setRound((count) => count + 1);
  };
  const hasFailed = state.kind === "failed";
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [hasFailed]);
  return { state: token === "" ? ENDED : state, retry, end: () => setState(ENDED) };
}
