import { useEffect, useRef, useState } from "react";
import type { ImportCheck, ImportList } from "@/data/imports/schema";
import { discardImport, stageImport } from "@/data/imports/mutations";
import type { Colleague } from "@/data/staff/schema";
import type { Corrections } from "./engine/corrections";
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
      /** Rows that an update skips, listed like bad rows. */
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

/** Further problems are not listed. */
const LISTED = 200;

/** The database's problems in the same form as the file's, with their cells. */
async function problemsFound(
  list: ImportList,
  found: ImportCheck,
  file: ImportFile,
): Promise<Problem[]> {
  const problems = found.problems.map(({ line, problem }): Problem => {
    const [id = "", what = ""] = problem.split(":");
    const field = fieldById(list, id) === undefined ? null : id;
    return { line, field, value: "", code: isCode(what) ? what : "invalid" };
  });
  const places = problems.slice(0, LISTED).map(({ line, field }) => ({ line, field }));
  const cells = await file.ask({ do: "cells", places });
  return problems.map((problem, nth) => ({ ...problem, ...cells[nth] }));
}

export type ReviewChoices = { dayOrder: DayOrder | null; corrections: Corrections };

/** Reads the rows as they will be stored, then checks them in the database. */
export function useReview(list: ImportList, file: ImportFile) {
  const [check, setCheck] = useState<CheckInfo | null>(null);
  const [staging, setStaging] = useState<Staging>({ state: "idle" });
  /** The corrections of the check on the screen. */
  const [checked, setChecked] = useState<Corrections | null>(null);
  /** The database's last refusals, kept during the next check. */
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const running = useRef<AbortController | null>(null);
  const batch = useRef<string | null>(null);

  /** Cancels the running check and discards its staged rows. */
  function stop() {
    running.current?.abort();
    running.current = null;
    if (batch.current !== null) void discardImport(batch.current).catch(() => undefined);
    batch.current = null;
    setStaging({ state: "idle" });
  }

  /** Refusals do not apply to other columns or another file. */
  function leave() {
    stop();
    setRefused([]);
  }

  useEffect(
    () => () => {
      running.current?.abort();
      // An imported batch is not discarded.
      if (batch.current !== null) void discardImport(batch.current).catch(() => undefined);
    },
    [],
  );

  /** From here on, leaving the page does not discard the batch. */
  const release = () => {
    batch.current = null;
  };

  async function review(people: readonly Colleague[], chosen: ReviewChoices) {
    stop();
    const own = new AbortController();
    running.current = own;
    setStaging({ state: "running", staged: 0 });
    try {
      const choices = { matching: file.matching, people, ...chosen };
      const info = await file.ask({ do: "check", choices });
      if (own.signal.aborted) return;
      setCheck(info);
      setChecked(chosen.corrections);
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
      const problems = await problemsFound(list, found, file);
      if (own.signal.aborted) {
        void discardImport(staged).catch(() => undefined);
        return;
      }
      batch.current = staged;
      setRefused(problems);
      setStaging({
        state: "ready",
        batch: staged,
        found,
        problems,
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

  return { check, checked, refused, staging, review, leave, release };
}

export type Review = ReturnType<typeof useReview>;
