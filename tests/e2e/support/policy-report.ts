import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export const POLICY = "policy";

/** Reporter: counts pages opened with the policy and their violations. */
// oxlint-disable-next-line import/no-default-export -- what Playwright asks for
export default class PolicyFigures implements Reporter {
  private readonly pages = new Set<string>();
  private readonly builds = new Set<string>();
  private violations = 0;

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const build = test.parent.project()?.name ?? "";
    for (const { type, description = "" } of annotations) {
      const found = /^(\d+) violations: (.*)$/.exec(description);
      if (type !== POLICY || found === null) continue;
      const [, violations, page] = found;
      this.violations += Number(violations);
      this.pages.add(`${build} ${page}`);
      this.builds.add(build);
    }
  }

  onEnd(): void {
    if (this.pages.size === 0) return;
    const { pages, builds, violations } = this;
    const where = builds.size === 2 ? "in both builds" : `in the ${[...builds].join()} build`;
    process.stdout.write(`Policy: ${pages.size} pages ${where}, ${violations} violations.\n`);
  }
}
