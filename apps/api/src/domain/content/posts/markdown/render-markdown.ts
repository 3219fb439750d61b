import type { Language } from '@tractor-haat/i18n';
import type { RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ContentsEntry } from '../../../../database/schema/post-texts.ts';
import { escapeHtml } from '../../../../shared/escape-html.ts';
import { findPictureError } from './check-link.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { formatUnsupportedNode, type NodeErrorReporter } from './format-unsupported-node.ts';
import { type Inline, renderInline, toPlainText } from './render-inline.ts';

export type PostHtml = { html: string; contents: ContentsEntry[] };

/** Supports a safe part of Markdown. Anything else, such as raw HTML, is reported as an error with its line. */
export function renderMarkdown(
  lines: readonly string[],
  firstLine: number,
  language: Language,
  reportError: ErrorReporter,
): PostHtml {
  const contents: ContentsEntry[] = [];
  const reportNodeError: NodeErrorReporter = (node, reason) =>
    reportError(firstLine + (node.position?.start.line ?? 1) - 1, reason);
  const renderNodes = (nodes: readonly Inline[]) => renderInline(nodes, language, reportNodeError);

  function renderBlock(node: RootContent): string {
    switch (node.type) {
      case 'heading': {
        if (node.depth === 1)
          reportNodeError(node, 'a heading of level 1 is the title: begin with ##');
        if (node.depth > 3) reportNodeError(node, 'headings go down to ### only');
        if (node.depth !== 2) return `<h3>${renderNodes(node.children)}</h3>`;
        const id = `part-${contents.length + 1}`;
        contents.push({ id, text: toPlainText(node.children) });
        return `<h2 id="${id}">${renderNodes(node.children)}</h2>`;
      }
      case 'paragraph': {
        const [firstChild, ...otherChildren] = node.children;
        if (firstChild?.type === 'image' && otherChildren.length === 0)
          return renderPicture(firstChild, reportNodeError);
        return `<p>${renderNodes(node.children)}</p>`;
      }
      case 'list': {
        const tag = node.ordered ? 'ol' : 'ul';
        const items = node.children.map(
          ({ children }) => `<li>${children.map(renderItem).join('')}</li>`,
        );
        const start = (node.start ?? 1) === 1 ? '' : ` start="${node.start}"`;
        return `<${tag}${start}>${items.join('')}</${tag}>`;
      }
      case 'blockquote':
        return `<blockquote>${node.children.map(renderBlock).join('')}</blockquote>`;
      case 'table':
        return renderTable(node, renderNodes, reportNodeError);
      default:
        reportNodeError(node, formatUnsupportedNode(node));
        return '';
    }
  }

  const renderItem = (node: RootContent) =>
    node.type === 'paragraph' ? renderNodes(node.children) : renderBlock(node);

  const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  const { children } = fromMarkdown(lines.join('\n'), options);
  return { html: children.map(renderBlock).join('\n'), contents };
}

function renderPicture(
  node: Extract<RootContent, { type: 'image' }>,
  reportNodeError: NodeErrorReporter,
): string {
  const reason = findPictureError(node.url);
  if (!node.alt?.trim()) reportNodeError(node, 'a picture needs words for those who cannot see it');
  if (reason !== null) {
    // Omits the picture, so that the preview for editors loads nothing from other sites.
    reportNodeError(node, reason);
    return '';
  }
  return `<img src="${escapeHtml(node.url)}" alt="${escapeHtml(node.alt ?? '')}" width="800" height="600" loading="lazy" decoding="async">`;
}

/** `tabindex` makes a wide table scrollable with the keyboard. */
function renderTable(
  { children: [head, ...rows] }: Table,
  renderNodes: (nodes: readonly Inline[]) => string,
  reportNodeError: NodeErrorReporter,
): string {
  const columns = head?.children.length ?? 0;
  const renderRow = (tableRow: TableRow, cell: 'th' | 'td') => {
    const cellCount = tableRow.children.length;
    if (cellCount !== columns)
      reportNodeError(tableRow, `this row has ${cellCount} cells, the head has ${columns}`);
    const scope = cell === 'th' ? ' scope="col"' : '';
    const cells = tableRow.children.map(
      (tableCell) => `<${cell}${scope}>${renderNodes(tableCell.children)}</${cell}>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  };
  const header = head ? renderRow(head, 'th') : '';
  const body = rows.map((bodyRow) => renderRow(bodyRow, 'td')).join('');
  return `<div tabindex="0"><table><thead>${header}</thead><tbody>${body}</tbody></table></div>`;
}
