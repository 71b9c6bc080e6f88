/**
 * Runs in the page before its scripts. Simulates browser translation: wraps each text node in an element, also
 * on changes, and keeps its words.
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
