import type { FullConfig, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What a test notes of each fault it brings about: `<characters typed> typed, <lost> lost: <fault>, <place>`. */
export const FAULT = "fault";

/** A whole run with fewer different ones has lost some of its tests. */
const FEWEST = 25;

/** After a run: how many faults somebody typed through, and what that cost them. */
// oxlint-disable-next-line import/no-default-export -- what Playwright asks for
export default class FaultFigures implements Reporter {
  private readonly faults = new Set<string>();
  private typed = 0;
  private lost = 0;
  private isWhole = false;

  onBegin({ argv }: FullConfig): void {
    // Whoever names a file, a pattern or a project asks for a part.
    const wishes = argv.slice(argv.indexOf("test") + 1);
    this.isWhole = wishes.every((wish) => wish.startsWith("--workers="));
  }

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status === "skipped") this.isWhole = false;
    for (const { type, description = "" } of annotations) {
      const found = /^(\d+) typed, (\d+) lost: (.*), [^,]*$/.exec(description);
      if (type !== FAULT || found === null) continue;
      const [, typed, lost, fault = ""] = found;
      this.typed += Number(typed);
      this.lost += Number(lost);
      this.faults.add(fault);
    }
  }

  onEnd(): ReturnType<NonNullable<Reporter["onEnd"]>> {
    const { faults, typed, lost, isWhole } = this;
    if (faults.size === 0 && !isWhole) return;
    process.stdout.write(
      `Faults: ${faults.size} tried, ${typed} characters typed, ${lost} lost.\n`,
    );
    if (!isWhole || faults.size >= FEWEST) return;
    process.stdout.write(`A whole run tries at least ${FEWEST} different faults.\n`);
    return Promise.resolve({ status: "failed" });
  }
}
