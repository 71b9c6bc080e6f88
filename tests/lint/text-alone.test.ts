import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "text-alone-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = join(folder, "oxlintrc.json");
writeFileSync(
  config,
  JSON.stringify({
    jsPlugins: [here("text-alone.mjs")],
    categories: { correctness: "off" },
    rules: { "translated-pages/text-alone": "error" },
  }),
);

function lint(code: string): { found: number; mended: string } {
  const file = join(folder, "page.tsx");
  writeFileSync(file, code);
  const run = (...args: string[]) =>
    spawnSync(here("../../node_modules/.bin/oxlint"), ["-c", config, ...args, file], {
      encoding: "utf8",
    });
  const found = run("-f", "unix")
    .stdout.split("\n")
    .filter((line) => line.includes("text-alone"));
  run("--fix");
  return { found: found.length, mended: readFileSync(file, "utf8") };
}

it.each([
  ['<p>{isBusy && <b />}{t("Save")}</p>', '<p>{isBusy && <b />}<span>{t("Save")}</span></p>'],
  [
    "<p>{children}{rows.map((row) => <b key={row} />)}</p>",
    "<p><span>{children}</span>{rows.map((row) => <b key={row} />)}</p>",
  ],
  ["<p>{isNew ? <b /> : <i />} {label}</p>", "<p>{isNew ? <b /> : <i />} <span>{label}</span></p>"],
  ['<p><b /> {isLate && t("Late.")}</p>', '<p><b /> {isLate && <span>{t("Late.")}</span>}</p>'],
  [
    '<p><b /> {isLate && <>{t("Late.")} <i /></>}</p>',
    '<p><b /> {isLate && <span>{t("Late.")} <i /></span>}</p>',
  ],
  [
    '<p>{has && <b />}<Trans i18nKey="So" /></p>',
    '<p>{has && <b />}<span><Trans i18nKey="So" /></span></p>',
  ],
])("%s is found and mended", (code, mended) => {
  const answer = lint(`export const page = ${code};\n`);
  expect(answer.found).toBe(1);
  expect(answer.mended).toBe(`export const page = ${mended};\n`);
});

it.each([
  ['isNew ? t("New") : null', 'isNew ? <span>{t("New")}</span> : null'],
  ['sender && t("New")', 'sender && <span>{t("New")}</span>'],
])("a component that draws %s and nothing around it is found and mended", (code, mended) => {
  const answer = lint(`export function Hint() { return ${code}; }\n`);
  expect(answer.found).toBe(1);
  expect(answer.mended).toContain(`return ${mended};`);
});

it.each([
  '<p>{t("Save")}</p>',
  '<p>{isLate ? t("Late") : t("In time")}</p>',
  '<p>{isLate ? <b /> : t("In time")}</p>',
  '<p><b /> {t("Save")}</p>',
  '<p><span>{t("Save")}</span>{isBusy && <b />}</p>',
  '<p translate="no">{address}{isLong && <wbr />}</p>',
  '<Button>{isBusy && <b />}{t("Save")}</Button>',
])("%s is let be", (code) => {
  expect(lint(`export const page = ${code};\n`).found).toBe(0);
});
