import { useEffect, useRef, useState } from "react";
import type { ImportCheck, ImportList } from "@/data/imports/schema";
import { discardImport, stageImport } from "@/data/imports/mutations";
import type { Colleague } from "@/data/staff/schema";
import type { CheckInfo } from "./engine/import-engine";
import { fieldById } from "./import-labels";
import type { Problem, ProblemCode } from "./engine/read-rows";
import type { DayOrder } from "./engine/read-values";
import type { ImportFile } from "./use-import-file";

export type Staging =
  | { state: "idle" }
  | { state: "running"; staged: number }
  | { state: "failed"; error: unknown }
  | {
      state: "ready";
      batch: string;
      found: ImportCheck;
      problems: Problem[];
      /** What an update leaves out, as what is told of bad rows. */
      unclear: Problem[];
    };

const CODES: readonly string[] = [
  "required",
  "too-long",
  "invalid",
  "unknown",
  "ambiguous",
  "repeated",
  "won",
];
const isCode = (word: string): word is ProblemCode => CODES.includes(word);

/** What the database answered, in the same words as what the file told. */
function problemsFound(list: ImportList, found: ImportCheck): Problem[] {
  return found.problems.map(({ line, problem }) => {
    const [id = "", what = ""] = problem.split(":");
    const field = fieldById(list, id) === undefined ? null : id;
    return { line, field, value: "", code: isCode(what) ? what : "invalid" };
  });
}

/** Reads the rows as they will be stored, then asks the database what it makes of them. */
export function useReview(list: ImportList, file: ImportFile) {
  const [check, setCheck] = useState<CheckInfo | null>(null);
  const [staging, setStaging] = useState<Staging>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  const batch = useRef<string | null>(null);

  /** Ends what is under way, and removes what was staged of it. */
  function stop() {
    running.current?.abort();
    running.current = null;
    if (batch.current !== null) void discardImport(batch.current).catch(() => undefined);
    batch.current = null;
    setStaging({ state: "idle" });
  }

  useEffect(
    () => () => {
      running.current?.abort();
      // A batch that was imported is not discarded: the database keeps it.
      if (batch.current !== null) void discardImport(batch.current).catch(() => undefined);
    },
    [],
  );

  /** From here on the batch is the database's: leaving the page does not remove it. */
  const release = () => {
    batch.current = null;
  };

  async function review(people: readonly Colleague[], dayOrder: DayOrder | null) {
    stop();
    const own = new AbortController();
    running.current = own;
    setStaging({ state: "running", staged: 0 });
    try {
      const choices = { matching: file.matching, dayOrder, people };
      const info = await file.ask({ do: "check", choices });
      if (own.signal.aborted) return;
      setCheck(info);
      const { batch: staged, check: found } = await stageImport(
        {
          list,
          fileName: file.loaded?.name ?? "",
          total: info.good + info.bad,
          defaults: list === "leads" ? file.defaults : null,
        },
        (start, count) => file.ask({ do: "rows", start, count }),
        {
          signal: own.signal,
          onProgress: (rows) => {
            if (!own.signal.aborted) setStaging({ state: "running", staged: rows });
          },
        },
      );
      if (own.signal.aborted) return;
      batch.current = staged;
      setStaging({
        state: "ready",
        batch: staged,
        found,
        problems: problemsFound(list, found),
        unclear: found.unclear.map(({ line, why }) => ({
          line,
          field: null,
          value: "",
          code: `unclear-${why}` as const,
        })),
      });
    } catch (error) {
      if (!own.signal.aborted) setStaging({ state: "failed", error });
    }
  }

  return { check, staging, review, stop, release };
}

export type Review = ReturnType<typeof useReview>;
