/**
 * The index.html that pages are put into, without what its lines say to developers and how they are
 * indented. Its scripts are then those of every page, by whose hashes the policy lets them run.
 * @param {string} shell
 */
export const bareShell = (shell) =>
  shell
    .replaceAll(/^\s*((\/\/|<!-- ).*\n\s*)*/gm, "")
    .replaceAll(/<link[^>]*>/g, (tag) => tag.replaceAll("\n", " "));
