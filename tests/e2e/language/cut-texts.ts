import type { Page } from "@playwright/test";
import { COVERS } from "./untranslated";

export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      if (element.clientWidth < 2 || element.scrollWidth <= element.clientWidth + 1) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
      if (!hides && !element.matches("button, [data-slot=button]")) return false;
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (
          !holder ||
          holder.closest("svg, .sr-only, [aria-hidden=true]") ||
          !text.nodeValue?.trim()
        )
          continue;
        if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some((rect) => rect.right > box.right + 1)) return true;
      }
      return false;
    });
    return cut.map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className}: “${element.innerText.slice(0, 60)}”`,
    );
  });

export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px`,
      ...wide.map(({ tagName, className }) => `${tagName} ${className}`),
    ];
  });

export const outsideTexts = (page: Page): Promise<string[]> =>
  page.evaluate((openCovers) => {
    const range = document.createRange();
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const outside: string[] = [];
    for (const cover of document.querySelectorAll(openCovers)) {
      const texts = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (!holder || holder.closest(".sr-only") || !text.nodeValue?.trim()) continue;
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        if (width < 2 || (left >= -1 && right <= window.innerWidth + 1)) continue;
        let above: Element | null = holder;
        while (above && !scrolls(above)) above = above.parentElement;
        if (above === null) outside.push(text.nodeValue.slice(0, 60));
      }
    }
    return outside;
  }, COVERS);
