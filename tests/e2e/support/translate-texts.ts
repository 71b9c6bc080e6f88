/**
 * In the page, before its first script. Does to it what a browser's translation does: each text moves into an
 * element of its own, at first and whenever one comes or changes. The words stay, so that they are found.
 */
export function translateTexts(): void {
  const LEFT_ALONE = "script, style, noscript, textarea, svg, font, option, [translate=no]";
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === "" || text.parentElement?.closest(LEFT_ALONE) !== null) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      // Another text than the one that React knows.
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
