/** @typedef {{package: string, advisory: string, reason: string, until: string}} Exception */
/** @typedef {{title: string, url: string, severity: string}} Advisory */
/** @typedef {{vulnerabilities?: Record<string, {via: (string | Advisory)[]}>}} Report */

const SEVERE = new Set(["high", "critical"]);

/**
 * The advisories of high severity in what `npm audit --json` reports, one line each; null when it has no
 * report, as without a network. An exception counts up to the end of its day.
 * @param {Report} report
 * @param {readonly Exception[]} exceptions
 * @param {string} today such as 2026-11-23
 */
export function judgeAudit({ vulnerabilities }, exceptions, today) {
  if (vulnerabilities === undefined) return null;
  const faults = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    // A string names a package that is reported by itself.
    via
      .filter((cause) => typeof cause !== "string")
      .filter(({ severity }) => SEVERE.has(severity))
      .flatMap(({ title, url, severity }) => {
        const advisory = url.slice(url.lastIndexOf("/") + 1);
        const known = exceptions.find(
          (exception) => exception.package === name && exception.advisory === advisory,
        );
        if (known !== undefined && known.until >= today) return [];
        const expired = known === undefined ? "" : `; its exception ended on ${known.until}`;
        return [`${name}: ${title} (${severity}, ${advisory})${expired}`];
      }),
  );
  return [...new Set(faults)];
}
