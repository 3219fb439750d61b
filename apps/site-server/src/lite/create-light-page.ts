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
import { createOutline, getAttribute, isRequestedPicture, outlineSheet } from './create-outline.ts';

type TranslationKey = 'used' | 'pictures' | 'whole';

const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

const LIGHT_STYLES = [
  // In the lowest layer, so that the `img` rules of a page, which `adaptStyles` extends to outlines, have priority.
  '@layer reset{[data-picture]{max-width:100%;height:auto}}',
  '.lite{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;font-size:var(--t-small);background:var(--c-select);',
  'padding-inline:max(var(--gutter),calc(50% - var(--wrap)/2))}',
  '.lite>*{display:inline-flex;align-items:center;min-height:44px;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline}',
  '.lite>p{text-decoration:none}',
  '[data-picture]{color:var(--c-ink-soft);cursor:pointer}',
  // The outline lies above the link that covers a card, so that the first tap reaches the outline.
  ':is(li,article) [data-picture]{position:relative;z-index:1}',
  '@media (max-width:799.98px){[data-corner],[class*=shell_corner_]{display:none}}',
].join('');

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Matches the `img` of `.card img{` or `img:hover`. */
const IMAGE_SELECTOR = /(?<=[\s>,{}])img(?=[\s,{:.])/g;

const INDENTS_AND_COMMENTS = /^\s+|^\/\/.*$/gm;

const lightScript = fs
  .readFileSync(path.join(import.meta.dirname, 'lite.js'), 'utf8')
  .replace(INDENTS_AND_COMMENTS, '');

/**
 * Returns the page without app, page data, fonts and pictures, for visitors who save data. An outline replaces each
 * picture until a tap, and a bar shows the amount of data used.
 */
export function createLightPage(
  { html, policy }: { readonly html: string; readonly policy: string },
  language: Language,
): { html: string; policy: string } {
  const document = parse(html, { scriptingEnabled: false });
  const styleTexts: string[] = [LIGHT_STYLES];
  lighten(document, styleTexts);
  const root = findElement(document, 'html');
  const body = findElement(document, 'body');
  const head = findElement(document, 'head');
  if (!root || !head || !body) return { html, policy };
  // The font faces of the site apply only to pages without this attribute.
  root.attrs.push({ name: 'data-letters', value: '' });
  appendHtml(head, `<style>${LIGHT_STYLES}</style>`);
  insertFirst(
    findElement(body, 'main') ?? body,
    renderLightBar(language, localizePath(language, '/display')),
  );
  appendHtml(body, `${outlineSheet}<script>${lightScript}</script>`);
  return {
    html: serialize(document),
    policy: policy
      .replace(
        /style-src 'self'[^;]*/,
        `style-src 'self' ${styleTexts.map(toHashSource).join(' ')}`,
      )
      .replace(/script-src 'self'/, `script-src 'self' ${toHashSource(lightScript)}`),
  };
}

/** The translations contain no markup, so they are not escaped. */
function renderLightBar(language: Language, displayPath: string): string {
  const { used, pictures, whole } = translations[language];
  return (
    `<div class="lite"><p role="status" data-used="${used}"></p>` +
    `<button type="button" data-pictures>${pictures}</button>` +
    `<a href="${displayPath}">${whole}</a></div>`
  );
}

const toHashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

/**
 * Applies the rules for pages without scripts, and the `img` rules also to outlines. A light page has a script, so
 * `scripting` queries would select the other rules.
 */
const adaptStyles = (css: string) =>
  css
    .replaceAll(/\(scripting: ?none\)/g, '(min-width:0)')
    .replaceAll(/\(scripting: ?enabled\)/g, '(max-width:0)')
    .replaceAll(IMAGE_SELECTOR, ':is(img,[data-picture])');

/** Scripts with a `src` load the app, and scripts with a `type` contain page data. */
function isOmitted(element: Element): boolean {
  const hasAttribute = (name: string) => getAttribute(element, name) !== undefined;
  const { tagName, parentNode } = element;
  if (tagName === 'script') return hasAttribute('src') || hasAttribute('type');
  if (tagName === 'link') return getAttribute(element, 'rel') === 'preload';
  // The template in the head contains the font preloads.
  return tagName === 'template' && parentNode?.nodeName === 'head';
}

/** Changes the nodes below `parent` in place and appends their style sheets to `styleTexts`. */
function lighten(parent: ParentNode, styleTexts: string[]): void {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    if (isOmitted(node)) tree.detachNode(node);
    else if (node.tagName === 'noscript') {
      lighten(node, styleTexts);
      replaceWithChildren(node, parent);
    } else if (node.tagName === 'style') {
      const [text] = node.childNodes;
      if (text && 'value' in text) {
        text.value = adaptStyles(text.value);
        styleTexts.push(text.value);
      }
    } else if (isRequestedPicture(node)) {
      const outline = createOutline(node);
      if (outline) tree.insertBefore(parent, outline, node);
      tree.detachNode(node);
    } else {
      if (node.tagName === 'video') node.attrs = node.attrs.filter(({ name }) => name !== 'poster');
      lighten(node, styleTexts);
    }
  }
}

function replaceWithChildren(element: Element, parent: ParentNode): void {
  for (const child of [...element.childNodes]) {
    tree.detachNode(child);
    tree.insertBefore(parent, child, element);
  }
  tree.detachNode(element);
}

function findElement(parent: ParentNode, tagName: string): Element | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const match = node.tagName === tagName ? node : findElement(node, tagName);
    if (match) return match;
  }
  return undefined;
}

const insertFirst = (parent: Element, html: string) => {
  const [firstChild] = parent.childNodes;
  for (const node of parseFragment(html).childNodes)
    if (firstChild) tree.insertBefore(parent, node, firstChild);
    else tree.appendChild(parent, node);
};

const appendHtml = (parent: Element, html: string) => {
  for (const node of parseFragment(html).childNodes) tree.appendChild(parent, node);
};
