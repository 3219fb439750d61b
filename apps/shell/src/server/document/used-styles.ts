import { createHash } from 'node:crypto';

interface Block {
  readonly prelude: string;
  readonly body: string;
  /** Rules inside `@media`, `@layer` and similar rules. Undefined for declarations and keyframes. */
  readonly inside?: readonly Block[];
  /** Required classes of each selector. Empty for rules that are always included. */
  readonly classes: readonly (readonly string[])[];
}

export interface StyleText {
  readonly css: string;
  readonly hash: string;
}

const NESTING_RULE = /^@(?:media|layer|supports|container|scope)\b/;

/** Returns the position after the closing brace. Braces in quotes are text. */
function findBlockEnd(css: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '\\') at += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
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

const parseClasses = (selector: string) =>
  removeBrackets(selector)
    .split(',')
    .map((part) => [...part.matchAll(/\.([a-zA-Z_-][\w-]*)/g)].map(([, name]) => name ?? ''));

/** The sheet must be minified and contain no comments. */
function parse(css: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (open < 0 || (semicolon >= 0 && semicolon < open)) {
      const end = semicolon < 0 ? css.length : semicolon + 1;
      blocks.push({ prelude: css.slice(at, end), body: '', classes: [] });
      at = end;
      continue;
    }
    const end = findBlockEnd(css, open);
    const prelude = css.slice(at, open);
    const body = css.slice(open + 1, end - 1);
    if (NESTING_RULE.test(prelude))
      blocks.push({ prelude, body, inside: parse(body), classes: [] });
    else
      blocks.push({ prelude, body, classes: prelude.startsWith('@') ? [] : parseClasses(prelude) });
    at = end;
  }
  return blocks;
}

function write(blocks: readonly Block[], isUsed: (name: string) => boolean): string {
  let css = '';
  for (const { prelude, body, inside, classes } of blocks) {
    if (inside) {
      const rules = write(inside, isUsed);
      if (rules) css += `${prelude}{${rules}}`;
    } else if (prelude.endsWith(';') && body === '') css += prelude;
    else if (classes.length === 0 || classes.some((required) => required.every(isUsed)))
      css += `${prelude}{${body}}`;
  }
  return css;
}

interface Sheet {
  readonly blocks: readonly Block[];
  readonly names: readonly string[];
  readonly textsByClasses: Map<string, StyleText>;
}

const collectNames = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ inside, classes }) => (inside ? collectNames(inside) : classes.flat()));

const MAX_SHEETS = 100;
const MAX_STYLE_TEXTS = 20;

const sheets = new Map<string, Sheet>();

function getSheet(css: string): Sheet {
  const existing = sheets.get(css);
  if (existing) return existing;
  const blocks = parse(css);
  const sheet = { blocks, names: [...new Set(collectNames(blocks))], textsByClasses: new Map() };
  if (sheets.size >= MAX_SHEETS) sheets.clear();
  sheets.set(css, sheet);
  return sheet;
}

const CLASS_ATTRIBUTE = ' class="';

export function collectClasses(html: string): ReadonlySet<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASS_ATTRIBUTE); at >= 0; at = html.indexOf(CLASS_ATTRIBUTE, at)) {
    const end = html.indexOf('"', at + CLASS_ATTRIBUTE.length);
    lists.add(html.slice(at + CLASS_ATTRIBUTE.length, end));
    at = end;
  }
  return new Set([...lists].flatMap((names) => names.split(' ')));
}

export const cspHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

export function usedStyles(css: string, used: ReadonlySet<string>): StyleText {
  const { blocks, names, textsByClasses } = getSheet(css);
  const key = names.map((name) => (used.has(name) ? '1' : '0')).join('');
  const existing = textsByClasses.get(key);
  if (existing) return existing;
  const text = write(blocks, (name) => used.has(name));
  const part = { css: text, hash: cspHash(text) };
  if (textsByClasses.size >= MAX_STYLE_TEXTS) textsByClasses.clear();
  textsByClasses.set(key, part);
  return part;
}
