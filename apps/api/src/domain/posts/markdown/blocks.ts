import type { Language } from '@tractor-haat/i18n';
import type { ContentsEntry } from '../../../database/schema/post-texts.ts';
import { pictureMistake } from './address.ts';
import { escapeHtml } from './escape.ts';
import { inline } from './inline.ts';
import type { Mistakes } from './mistakes.ts';
import { table } from './table.ts';

export type Rendered = { html: string; contents: ContentsEntry[] };

/** Which block a line begins or goes on with. */
function kindOf(line: string): 'h2' | 'h3' | 'ul' | 'ol' | 'note' | 'table' | 'picture' | 'p' {
  if (line.startsWith('## ')) return 'h2';
  if (line.startsWith('### ')) return 'h3';
  if (line.startsWith('- ')) return 'ul';
  if (/^\d{1,2}\. /.test(line)) return 'ol';
  if (line.startsWith('> ')) return 'note';
  if (line.startsWith('|')) return 'table';
  if (line.startsWith('![')) return 'picture';
  return 'p';
}

/** Why a line may not be in a post at all; null when it may. */
function lineMistake(line: string): string | null {
  const tag = /<[/!?]?\s*([a-z][a-z0-9-]*)/i.exec(line)?.[1];
  if (tag !== undefined) return `raw HTML (<${tag.toLowerCase()}>) is not allowed`;
  if (/^# /.test(line)) return 'a heading of level 1 is the title: begin with ##';
  if (/^####/.test(line)) return 'headings go down to ### only';
  if (/^(```|~~~)/.test(line)) return 'code blocks are not allowed';
  return null;
}

/** Markdown of a post as HTML: a small part of Markdown, and nothing that a browser would run. */
export function renderBlocks(
  lines: readonly string[],
  firstLine: number,
  language: Language,
  mistake: Mistakes,
): Rendered {
  const contents: ContentsEntry[] = [];
  const html: string[] = [];
  let at = 0;
  const words = (text: string, line: number) =>
    inline(text, language, (reason) => mistake(firstLine + line, reason));

  /** Lines from here on that belong to the same block. */
  const take = (kind: ReturnType<typeof kindOf>): { text: string; line: number }[] => {
    const taken = [];
    for (; at < lines.length && (lines[at] ?? '').trim() !== ''; at++) {
      const text = lines[at] ?? '';
      if (kindOf(text) !== kind) break;
      taken.push({ text, line: at });
    }
    return taken;
  };

  while (at < lines.length) {
    const line = (lines[at] ?? '').trimEnd();
    const reason = lineMistake(line);
    if (reason !== null) mistake(firstLine + at, reason);
    if (line.trim() === '' || reason !== null) {
      at++;
      continue;
    }
    const kind = kindOf(line);
    if (kind === 'h2' || kind === 'h3') {
      const text = line.replace(/^#+ /, '').trim();
      const id = `part-${contents.length + 1}`;
      // Only main headings are in the table of contents.
      if (kind === 'h2') contents.push({ id, text: text.replace(/\*\*/g, '') });
      html.push(`<${kind}${kind === 'h2' ? ` id="${id}"` : ''}>${words(text, at)}</${kind}>`);
      at++;
    } else if (kind === 'picture') {
      html.push(picture(line, (why) => mistake(firstLine + at, why)));
      at++;
    } else if (kind === 'ul' || kind === 'ol') {
      const items = take(kind).map(
        ({ text, line }) => `<li>${words(text.replace(/^(-|\d+\.) /, ''), line)}</li>`,
      );
      html.push(`<${kind}>${items.join('')}</${kind}>`);
    } else if (kind === 'note') {
      const parts = take(kind).map(({ text, line }) => words(text.slice(2), line));
      html.push(`<blockquote><p>${parts.join(' ')}</p></blockquote>`);
    } else if (kind === 'table') {
      html.push(
        table(
          take(kind).map(({ text, line }) => ({ text, line: firstLine + line })),
          (text, line) => words(text, line - firstLine),
          mistake,
        ),
      );
    } else {
      const parts = take('p').map(({ text, line }) => {
        const wrong = lineMistake(text);
        if (wrong !== null && line !== at) mistake(firstLine + line, wrong);
        return words(text.trim(), line);
      });
      html.push(`<p>${parts.join(' ')}</p>`);
    }
  }
  return { html: html.join('\n'), contents };
}

function picture(line: string, refuse: (reason: string) => void): string {
  const [, alt = '', address] = /^!\[([^\]]*)\]\(([^()\s]*)\)$/.exec(line) ?? [];
  if (address === undefined) {
    refuse('a picture is a line of its own: ![words](/img/…)');
    return '';
  }
  const mistake = pictureMistake(address);
  if (mistake !== null) refuse(mistake);
  if (alt.trim() === '') refuse('a picture needs words for those who cannot see it');
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="800" height="600" loading="lazy" decoding="async">`;
}
