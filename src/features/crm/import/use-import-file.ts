import { useEffect, useRef, useState } from "react";
import type { ImportList, LeadDefaults } from "@/data/imports/schema";
import { NO_CORRECTIONS } from "./engine/corrections";
import { IMPORT_MAX_BYTES, type FileRefusal, type TableInfo } from "./engine/import-engine";
import { rematched, type Matching } from "./engine/match-columns";
import { openImportEngine, type ImportEngine } from "./engine/open-engine";
import type { Delimiter } from "./engine/parse-table";

export type Refusal = FileRefusal | "too-large" | "unreadable";

type Loaded = { name: string; table: TableInfo };

export function useImportFile(list: ImportList) {
  const engine = useRef<ImportEngine | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [matching, setMatching] = useState<Matching>({});
  const [refusal, setRefusal] = useState<{ name: string; why: Refusal } | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [defaults, setDefaults] = useState<LeadDefaults>({
    stage: "new",
    source: null,
    owner_id: null,
  });
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  const latest = useRef(0);

  useEffect(
    () => () => {
      engine.current?.close();
      engine.current = null;
    },
    [],
  );

  const ask: ImportEngine["ask"] = (request) => {
    engine.current ??= openImportEngine();
    return engine.current.ask(request);
  };

  /** True when there are rows. A refused file leaves the previous one in place. */
  async function take(name: string, read: () => Promise<TableInfo | { refusal: Refusal }>) {
    latest.current += 1;
    const turn = latest.current;
    setIsReading(true);
    setRefusal(null);
    const answer = await read().catch(() => ({ refusal: "unreadable" as const }));
    if (turn !== latest.current) return false;
    setIsReading(false);
    if ("refusal" in answer) {
      setRefusal({ name, why: answer.refusal });
      setLoaded(null);
      return false;
    }
    setLoaded({ name, table: answer });
    setMatching(answer.matching);
    // Corrections refer to lines and columns of the previous file.
    setCorrections(NO_CORRECTIONS);
    return true;
  }

  const chooseFile = async (file: File) =>
    take(file.name, async () => {
      if (file.size > IMPORT_MAX_BYTES) return { refusal: "too-large" };
      const source = new Uint8Array(await file.arrayBuffer());
      return ask({ do: "load", list, source });
    });

  const choosePasted = async (name: string, text: string) =>
    take(name, () =>
      text.length > IMPORT_MAX_BYTES
        ? Promise.resolve({ refusal: "too-large" as const })
        : ask({ do: "load", list, source: text }),
    );

  /** Keeps the previous reading if the new one would be empty. */
  const readAgain = async (delimiter: Delimiter, hasHeader: boolean) => {
    const before = loaded;
    if (
      before === null ||
      (await take(before.name, () => ask({ do: "parse", delimiter, hasHeader })))
    )
      return;
    const { table } = before;
    await ask({ do: "parse", delimiter: table.delimiter, hasHeader: table.hasHeader });
    setLoaded(before);
  };

  const match = (field: string, column: number | null) =>
    setMatching((old) => rematched(old, field, column));

  return {
    loaded,
    matching,
    refusal,
    isReading,
    defaults,
    setDefaults,
    corrections,
    setCorrections,
    ask,
    chooseFile,
    choosePasted,
    readAgain,
    match,
  };
}

export type ImportFile = ReturnType<typeof useImportFile>;
