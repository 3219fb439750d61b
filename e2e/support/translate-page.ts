import type { Page } from '@playwright/test';

/**
 * Rewrites the page as the translation of Chrome does, now and after each change: two `font` elements replace each text
 * node. The texts stay unchanged.
 */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const isLeftAlone = (parent: Element | null) =>
      parent?.closest('script, style, noscript, textarea, template, select, font') !== null;
    const translate = (text: Text) => {
      if (isLeftAlone(text.parentElement) || !/\p{L}/u.test(text.data)) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(text.data);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    translateAll(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else translateAll(node);
        }
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
