import { useEffect, useRef, useState } from "react";
import { checkPictures, foreignHostsOf, type PictureReport } from "./check-pictures";
import { loadPicture } from "./load-picture";
import type { PostWithPictures } from "./post-pictures";

export const LIMIT_SECONDS = 10;

/** Goes on with these posts, and knows which hosts their readers' browsers will ask. */
type GoOn = (posts: PostWithPictures[], foreignHosts: string[]) => void | Promise<void>;

type Question = {
  report: PictureReport;
  /** Publishes what may be, with the pictures nobody could look at. */
  goOn: () => void;
  checkAgain: () => void;
};

export type PictureCheck = ReturnType<typeof usePictureCheck>;

/**
 * Stands before every publication: `allow` goes on at once when all pictures of the posts are
 * there for readers, and otherwise leaves a question, which PictureDialog asks.
 */
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
  const allow = async (posts: PostWithPictures[], goOn: GoOn) => {
    cancel();
    const run = new AbortController();
    underWay.current = run;
    setIsChecking(true);
    const report = await checkPictures(posts, {
      load: loadPicture,
      limitMs: LIMIT_SECONDS * 1000,
      signal: run.signal,
    });
    // Taken back meanwhile, by another press or by leaving.
    if (run.signal.aborted) return;
    setIsChecking(false);
    const { fine, unknown, faulty } = report;
    const goOnWith = (allowed: PostWithPictures[]) => void goOn(allowed, foreignHostsOf(allowed));
    if (faulty.length === 0 && unknown.length === 0) {
      goOnWith(fine);
      return;
    }
    setQuestion({
      report,
      goOn: () => {
        setQuestion(null);
        goOnWith([...fine, ...unknown.map(({ post }) => post)]);
      },
      checkAgain: () => void allow(posts, goOn),
    });
  };
  return { allow, cancel, isChecking, question };
}
