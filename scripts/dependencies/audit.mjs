// npm run audit: fails for a known vulnerability of high severity in what is shipped.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { judgeAudit } from "./judge-audit.mjs";

const EXCEPTIONS = "scripts/dependencies/audit-exceptions.json";
/** In milliseconds. npm itself would ask for minutes where there is no network. */
const PATIENCE = 60_000;

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0"], {
  encoding: "utf8",
  timeout: PATIENCE,
  shell: process.platform === "win32",
});

/** @param {string} text @returns {import("./judge-audit.mjs").Report} */
function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** @type {import("./judge-audit.mjs").Exception[]} */
const exceptions = JSON.parse(readFileSync(EXCEPTIONS, "utf8"));
const faults = judgeAudit(readReport(stdout), exceptions, new Date().toISOString().slice(0, 10));
if (faults === null) {
  console.log("NOT CHECKED: the registry gave no report of vulnerabilities.");
} else if (faults.length === 0) {
  console.log("No known vulnerability of high severity in what is shipped.");
} else {
  console.error(`Known vulnerabilities of high severity in what is shipped:
${faults.map((fault) => `  ${fault}`).join("\n")}
Update the package. Where that cannot be done yet, ${EXCEPTIONS} takes
{"package", "advisory", "reason", "until"} with a day not far away.`);
  process.exitCode = 1;
}
