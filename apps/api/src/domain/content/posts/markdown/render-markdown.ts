import type { Language } from '@tractor-haat/i18n';
import type { RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ContentsEntry } from '../../../../database/schema/post-texts.ts';
import { escapeHtml } from '../../../../shared/escape-html.ts';
import { pictureMistake } from './address.ts';
import { type Inline, plainText, renderInline } from './inline.ts';
import type { Mistakes } from './mistakes.ts';
import { type Refuse, refusalOf } from './refusal-of.ts';

export type PostHtml = { html: string; contents: ContentsEntry[] };

/**
 * Renders a post's Markdown as HTML: headings of two levels, paragraphs, lists, notes, tables and pictures of the site.
 * Any other syntax, including everything a browser would run, is reported as a mistake with its line.
 */
export function renderMarkdown(
  lines: readonly string[],
  firstLine: number,
  language: Language,
  mistake: Mistakes,
): PostHtml {
  const contents: ContentsEntry[] = [];
  const refuse: Refuse = (node, reason) =>
    mistake(firstLine + (node.position?.start.line ?? 1) - 1, reason);
  const inline = (nodes: readonly Inline[]) => renderInline(nodes, language, refuse);

  function block(node: RootContent): string {
    switch (node.type) {
      case 'heading': {
        if (node.depth === 1) refuse(node, 'a heading of level 1 is the title: begin with ##');
        if (node.depth > 3) refuse(node, 'headings go down to ### only');
        if (node.depth !== 2) return `<h3>${inline(node.children)}</h3>`;
        // Only main headings are in the table of contents.
        const id = `part-${contents.length + 1}`;
        contents.push({ id, text: plainText(node.children) });
        return `<h2 id="${id}">${inline(node.children)}</h2>`;
      }
      case 'paragraph': {
        const [only, ...more] = node.children;
        if (only?.type === 'image' && more.length === 0) return picture(only, refuse);
        return `<p>${inline(node.children)}</p>`;
      }
      case 'list': {
        const tag = node.ordered ? 'ol' : 'ul';
        const items = node.children.map(
          ({ children }) => `<li>${children.map(item).join('')}</li>`,
        );
        const start = (node.start ?? 1) === 1 ? '' : ` start="${node.start}"`;
        return `<${tag}${start}>${items.join('')}</${tag}>`;
      }
      case 'blockquote':
        return `<blockquote>${node.children.map(block).join('')}</blockquote>`;
      case 'table':
        return renderTable(node, inline, refuse);
      default:
        refuse(node, refusalOf(node));
        return '';
    }
  }

  /** A paragraph in a list item has no element of its own. */
  const item = (node: RootContent) =>
    node.type === 'paragraph' ? inline(node.children) : block(node);

  const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  const { children } = fromMarkdown(lines.join('\n'), options);
  return { html: children.map(block).join('\n'), contents };
}

function picture(node: Extract<RootContent, { type: 'image' }>, refuse: Refuse): string {
  const reason = pictureMistake(node.url);
  if (!node.alt?.trim()) refuse(node, 'a picture needs words for those who cannot see it');
  if (reason !== null) {
    // The editor's preview loads nothing from other sites.
    refuse(node, reason);
    return '';
  }
  return `<img src="${escapeHtml(node.url)}" alt="${escapeHtml(node.alt ?? '')}" width="800" height="600" loading="lazy" decoding="async">`;
}

/** A table with a header; a wide one scrolls by itself, with the keyboard too. */
function renderTable(
  { children: [head, ...rows] }: Table,
  inline: (nodes: readonly Inline[]) => string,
  refuse: Refuse,
): string {
  const columns = head?.children.length ?? 0;
  const row = (of: TableRow, cell: 'th' | 'td') => {
    const found = of.children.length;
    if (found !== columns) refuse(of, `this row has ${found} cells, the head has ${columns}`);
    const scope = cell === 'th' ? ' scope="col"' : '';
    const cells = of.children.map((one) => `<${cell}${scope}>${inline(one.children)}</${cell}>`);
    return `<tr>${cells.join('')}</tr>`;
  };
  const top = head ? row(head, 'th') : '';
  const body = rows.map((one) => row(one, 'td')).join('');
  return `<div tabindex="0"><table><thead>${top}</thead><tbody>${body}</tbody></table></div>`;
}
