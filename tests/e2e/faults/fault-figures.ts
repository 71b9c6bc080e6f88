import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What a test notes of each fault it brings about: `<characters typed> typed, <lost> lost: <fault>, <place>`. */
export const FAULT = "fault";

/** After a run: how many faults somebody typed through, and what that cost them. */
// oxlint-disable-next-line import/no-default-export -- what Playwright asks for
export default class FaultFigures implements Reporter {
  private readonly faults = new Set<string>();
  private typed = 0;
  private lost = 0;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = "" } of annotations) {
      const found = /^(\d+) typed, (\d+) lost: (.*)$/.exec(description);
      if (type !== FAULT || found === null) continue;
      const [, typed, lost, fault = ""] = found;
      this.typed += Number(typed);
      this.lost += Number(lost);
      this.faults.add(fault);
    }
  }

  onEnd(): void {
    if (this.faults.size === 0) return;
    const { faults, typed, lost } = this;
    process.stdout.write(
      `Faults: ${faults.size} tried, ${typed} characters typed, ${lost} lost.\n`,
    );
  }
}
