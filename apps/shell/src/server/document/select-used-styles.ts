import { createHash } from 'node:crypto';
import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';

export interface StyleText {
  readonly css: string;
  readonly hash: string;
}

/** Returns the rules of a style sheet that can apply to a page with these classes. */
export function selectUsedStyles(css: string, usedClasses: ReadonlySet<string>): StyleText {
  const { blocks, names, textsByClasses } = getSheet(css);
  // Pages that use the same classes of the sheet share the result.
  const key = names.map((name) => (usedClasses.has(name) ? '1' : '0')).join('');
  const existing = textsByClasses.get(key);
  if (existing) return existing;
  const usedCss = formatBlocks(blocks, (name) => usedClasses.has(name));
  const part = { css: usedCss, hash: createCspHash(usedCss) };
  if (textsByClasses.size >= MAX_STYLE_TEXTS) textsByClasses.clear();
  textsByClasses.set(key, part);
  return part;
}

const CLASS_ATTRIBUTE = ' class="';

/** Returns the classes of all elements. */
export function collectClasses(html: string): ReadonlySet<string> {
  const classLists = new Set<string>();
  let position = html.indexOf(CLASS_ATTRIBUTE);
  while (position >= 0) {
    const start = position + CLASS_ATTRIBUTE.length;
    const end = html.indexOf('"', start);
    classLists.add(html.slice(start, end));
    position = html.indexOf(CLASS_ATTRIBUTE, end);
  }
  return new Set([...classLists].flatMap((names) => names.split(' ')));
}

/** Hash for the content security policy. */
export const createCspHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface Block {
  readonly prelude: string;
  readonly body: string;
  /** Rules inside `@media`, `@layer` and similar rules. Undefined for declarations and keyframes. */
  readonly inside?: readonly Block[];
  /** Required classes of each selector. Empty for rules that are always included. */
  readonly classes: readonly (readonly string[])[];
}

const NESTING_RULE = /^@(?:media|layer|supports|container|scope)\b/;

/** Returns the position after the closing brace. Braces in quotes are text. */
function findBlockEnd(css: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let position = from; position < css.length; position += 1) {
    const char = css[position] ?? '';
    if (char === '\\') position += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return position + 1;
    }
  }
  return css.length;
}

/**
 * Removes brackets and quotes: `:not(.a)` requires no class, and `:is(.a, .b)` requires only one of
 * them.
 */
function removeBrackets(selector: string): string {
  let plainSelector = selector.replace(/"[^"]*"|'[^']*'/g, '');
  for (let previous = ''; previous !== plainSelector; ) {
    previous = plainSelector;
    plainSelector = plainSelector.replace(/\([^()]*\)/g, '');
  }
  return plainSelector;
}

const CLASS_SELECTOR = /\.([a-zA-Z_-][\w-]*)/g;

const parseClasses = (selector: string) =>
  removeBrackets(selector)
    .split(',')
    .map((part) => [...part.matchAll(CLASS_SELECTOR)].map(([, name]) => name ?? ''));

/** The sheet must be minified and contain no comments. */
function parseBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf('{', start);
    const semicolon = css.indexOf(';', start);
    if (open < 0 || (semicolon >= 0 && semicolon < open)) {
      const end = semicolon < 0 ? css.length : semicolon + 1;
      blocks.push({ prelude: css.slice(start, end), body: '', classes: [] });
      start = end;
      continue;
    }
    const end = findBlockEnd(css, open);
    const prelude = css.slice(start, open);
    const body = css.slice(open + 1, end - 1);
    if (NESTING_RULE.test(prelude))
      blocks.push({ prelude, body, inside: parseBlocks(body), classes: [] });
    else
      blocks.push({ prelude, body, classes: prelude.startsWith('@') ? [] : parseClasses(prelude) });
    start = end;
  }
  return blocks;
}

function formatBlocks(blocks: readonly Block[], isUsed: (name: string) => boolean): string {
  let css = '';
  for (const { prelude, body, inside, classes } of blocks) {
    if (inside) {
      const rules = formatBlocks(inside, isUsed);
      if (rules) css += `${prelude}{${rules}}`;
    } else if (prelude.endsWith(';') && body === '') css += prelude;
    else if (classes.length === 0 || classes.some((required) => required.every(isUsed)))
      css += `${prelude}{${body}}`;
  }
  return css;
}

interface ParsedSheet {
  readonly blocks: readonly Block[];
  readonly names: readonly string[];
  readonly textsByClasses: Map<string, StyleText>;
}

const collectNames = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ inside, classes }) => (inside ? collectNames(inside) : classes.flat()));

const MAX_SHEETS = 100;
const MAX_STYLE_TEXTS = 20;

const parsedSheets = new Map<string, ParsedSheet>();

function getSheet(css: string): ParsedSheet {
  const existing = parsedSheets.get(css);
  if (existing) return existing;
  const blocks = parseBlocks(css);
  const sheet = { blocks, names: [...new Set(collectNames(blocks))], textsByClasses: new Map() };
  if (parsedSheets.size >= MAX_SHEETS) parsedSheets.clear();
  parsedSheets.set(css, sheet);
  return sheet;
}

const FONT_FACE_PATTERN = /@font-face\s*\{[^}]*\}/g;

const toPublishedPrefix = (font: string) => font.replace(/woff2$/, '');

const fonts = [...new Set(Object.values(fontPreloads).flat())];

export function removeUnusedFonts(css: string, language: Language): string {
  const unusedFonts = fonts
    .filter((font) => !fontPreloads[language].includes(font))
    .map(toPublishedPrefix);
  return css.replace(FONT_FACE_PATTERN, (face) =>
    unusedFonts.some((font) => face.includes(font)) ? '' : face,
  );
}
