/** @param {unknown} error @returns {never} */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
