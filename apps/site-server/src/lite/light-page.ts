import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Language, localizePath } from '@tractor-haat/i18n';
import {
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';
import { readTranslations } from '../read-translations.ts';
import { createOutline, isRequestedPicture } from './create-outline.ts';
import { outlineSheet } from './outline-sheet.ts';

type TranslationKey = 'used' | 'pictures' | 'whole';

/** Texts of light pages; full pages do not load them. */
const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

/** Styles of the light page's own elements; the rest uses the page's sheets. */
const LIGHT_STYLES = [
  // Lowest layer: an outline has the height of its picture.
  '@layer reset{[data-picture]{max-width:100%;height:auto}}',
  '.lite{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;font-size:var(--t-small);background:var(--c-select);',
  'padding-inline:max(var(--gutter),calc(50% - var(--wrap)/2))}',
  '.lite>*{display:inline-flex;align-items:center;min-height:44px;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline}',
  '.lite>p{text-decoration:none}',
  '[data-picture]{color:var(--c-ink-soft);cursor:pointer}',
  // Above the link that covers the card, so that the first tap reaches the picture.
  ':is(li,article) [data-picture]{position:relative;z-index:1}',
  // No script moves it out of the way here; the header contains the same link.
  '@media (max-width:799.98px){[data-corner],[class*=shell_corner_]{display:none}}',
].join('');

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const script = fs
  .readFileSync(path.join(import.meta.dirname, 'lite.js'), 'utf8')
  .replace(/^\s+|^\/\/.*$/gm, '');

const toHashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const getAttribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

/** Without the app, the sheet's no-script rules apply; its rules for pictures apply to their outlines. */
const withoutApp = (css: string) =>
  css
    .replaceAll(/\(scripting: ?none\)/g, '(min-width:0)')
    .replaceAll(/\(scripting: ?enabled\)/g, '(max-width:0)')
    .replaceAll(/(?<=[\s>,{}])img(?=[\s,{:.])/g, ':is(img,[data-picture])');

/** Elements that only the app, its fonts or its pictures need. */
function isOmitted(element: Element): boolean {
  const { tagName, parentNode } = element;
  // The only inline script has to run before the first paint.
  if (tagName === 'script')
    return (
      getAttribute(element, 'src') !== undefined || getAttribute(element, 'type') !== undefined
    );
  if (tagName === 'link') return getAttribute(element, 'rel') === 'preload';
  // Fonts that the head script would insert.
  return tagName === 'template' && parentNode?.nodeName === 'head';
}

function lighten(parent: ParentNode, styles: string[]): void {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    if (isOmitted(node)) tree.detachNode(node);
    else if (node.tagName === 'noscript') {
      lighten(node, styles);
      for (const child of [...node.childNodes]) {
        tree.detachNode(child);
        tree.insertBefore(parent, child, node);
      }
      tree.detachNode(node);
    } else if (node.tagName === 'style') {
      const [text] = node.childNodes;
      if (text && 'value' in text) {
        text.value = withoutApp(text.value);
        styles.push(text.value);
      }
    } else if (isRequestedPicture(node)) {
      const outline = createOutline(node);
      if (outline) tree.insertBefore(parent, outline, node);
      tree.detachNode(node);
    } else {
      if (node.tagName === 'video') node.attrs = node.attrs.filter(({ name }) => name !== 'poster');
      lighten(node, styles);
    }
  }
}

function find(parent: ParentNode, tagName: string): Element | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const match = node.tagName === tagName ? node : find(node, tagName);
    if (match) return match;
  }
  return undefined;
}

const insertFirst = (parent: Element, html: string) => {
  const [before] = parent.childNodes;
  for (const node of parseFragment(html).childNodes)
    if (before) tree.insertBefore(parent, node, before);
    else tree.appendChild(parent, node);
};

const append = (parent: Element, html: string) => {
  for (const node of parseFragment(html).childNodes) tree.appendChild(parent, node);
};

/**
 * Page for `Save-Data`: without app, data, fonts and pictures, styled by the no-script rules. An
 * outline replaces each picture until a tap; a bar shows the data used.
 */
export function lightPage(
  { html, policy }: { readonly html: string; readonly policy: string },
  language: Language,
): { html: string; policy: string } {
  const document = parse(html, { scriptingEnabled: false });
  const styles: string[] = [LIGHT_STYLES];
  lighten(document, styles);
  const root = find(document, 'html');
  const body = find(document, 'body');
  const head = find(document, 'head');
  if (!root || !head || !body) return { html, policy };
  // System fonts: font faces apply only to pages without this attribute.
  root.attrs.push({ name: 'data-letters', value: '' });
  append(head, `<style>${LIGHT_STYLES}</style>`);
  insertFirst(find(body, 'main') ?? body, lightBar(language, localizePath(language, '/display')));
  append(body, `${outlineSheet}<script>${script}</script>`);
  return {
    html: serialize(document),
    policy: policy
      .replace(/style-src 'self'[^;]*/, `style-src 'self' ${styles.map(toHashSource).join(' ')}`)
      .replace(/script-src 'self'/, `script-src 'self' ${toHashSource(script)}`),
  };
}

/** Bar with the data used so far, a button for all pictures, and a link to the full page. Texts contain no markup. */
function lightBar(language: Language, display: string): string {
  const { used, pictures, whole } = translations[language];
  return (
    `<div class="lite"><p role="status" data-used="${used}"></p>` +
    `<button type="button" data-pictures>${pictures}</button>` +
    `<a href="${display}">${whole}</a></div>`
  );
}
