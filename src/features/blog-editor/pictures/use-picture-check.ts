import { useEffect, useRef, useState } from "react";
import { checkPictures, foreignHostsOf, loadPicture, type PictureReport } from "./check-pictures";
import type { PostWithPictures } from "./post-pictures";

export const LIMIT_SECONDS = 10;

type Answer = "publish" | "check-again" | "back";

type Question = {
  report: PictureReport;
  /** "publish" continues with the posts that may be published, unknown pictures included. */
  answer: (answer: Answer) => void;
};

/** The posts that may be published, and their third-party hosts. */
type Cleared = { posts: PostWithPictures[]; foreignHosts: string[] };

const cleared = (posts: PostWithPictures[]): Cleared => ({
  posts,
  foreignHosts: foreignHostsOf(posts),
});

export type PictureCheck = ReturnType<typeof usePictureCheck>;

/** Checks pictures before publishing: continues at once, or leaves a question for PictureDialog. */
export function usePictureCheck() {
  const underWay = useRef<AbortController | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const cancel = () => {
    underWay.current?.abort();
    underWay.current = null;
    setIsChecking(false);
    setQuestion(null);
  };

  /** Null when canceled by the person, another press, or leaving. */
  const check = async (posts: PostWithPictures[]): Promise<Cleared | null> => {
    cancel();
    const run = new AbortController();
    underWay.current = run;
    setIsChecking(true);
    const limitMs = LIMIT_SECONDS * 1000;
    const report = await checkPictures(posts, { load: loadPicture, limitMs, signal: run.signal });
    if (run.signal.aborted) return null;
    setIsChecking(false);
    const { fine, unknown, faulty } = report;
    if (faulty.length === 0 && unknown.length === 0) return cleared(fine);

    const answer = await new Promise<Answer>((resolve) => {
      run.signal.addEventListener("abort", () => resolve("back"));
      setQuestion({ report, answer: resolve });
    });
    if (answer === "back") return null;
    setQuestion(null);
    if (answer === "check-again") return check(posts);
    return cleared([...fine, ...unknown.map(({ post }) => post)]);
  };

  /** For a single post: its third-party hosts, or null to stop. */
  const checkSave = async (post: PostWithPictures & { published: boolean }) => {
    if (post.published) return (await check([post]))?.foreignHosts ?? null;
    cancel();
    return [];
  };
  return { check, checkSave, cancel, isChecking, question };
}
