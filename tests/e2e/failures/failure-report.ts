import type { FullConfig, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Annotation type of the lines `<characters typed> typed, <lost> lost: <error>, <place>`. */
export const FAILURE = "fault";

const FEWEST = 25;

/** Reporter: counts the errors that occurred while typing, and the characters lost. */
// oxlint-disable-next-line import/no-default-export -- what Playwright asks for
export default class FailureReport implements Reporter {
  private readonly failures = new Set<string>();
  private typed = 0;
  private lost = 0;
  private isWhole = false;

  onBegin({ argv }: FullConfig): void {
    // Files, patterns and projects on the command line select a part of the tests.
    const wishes = argv.slice(argv.indexOf("test") + 1);
    this.isWhole = wishes.every((wish) => wish.startsWith("--workers="));
  }

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status === "skipped") this.isWhole = false;
    for (const { type, description = "" } of annotations) {
      const found = /^(\d+) typed, (\d+) lost: (.*), [^,]*$/.exec(description);
      if (type !== FAILURE || found === null) continue;
      const [, typed, lost, failure = ""] = found;
      this.typed += Number(typed);
      this.lost += Number(lost);
      this.failures.add(failure);
    }
  }

  onEnd(): ReturnType<NonNullable<Reporter["onEnd"]>> {
    const { failures, typed, lost, isWhole } = this;
    if (failures.size === 0 && !isWhole) return;
    process.stdout.write(
      `Faults: ${failures.size} tried, ${typed} characters typed, ${lost} lost.\n`,
    );
    if (!isWhole || failures.size >= FEWEST) return;
    process.stdout.write(`A whole run tries at least ${FEWEST} different faults.\n`);
    return Promise.resolve({ status: "failed" });
  }
}
