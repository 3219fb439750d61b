import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@tractor-haat/api-client';
import { type Language, localizePath } from '@tractor-haat/i18n';
import type { Nodes, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { escapeHtml } from '../../../core/messages/escape-html.ts';
import type { ContentsEntry } from './tables.ts';

/** `line` counts from 1. */
export type ErrorReporter = (line: number, reason: string) => void;

type PostHtml = { html: string; contents: ContentsEntry[] };

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

type Inline = PhrasingContent;

function renderInline(
  nodes: readonly Inline[],
  language: Language,
  reportNodeError: NodeErrorReporter,
): string {
  const renderChildren = (children: readonly Inline[]) =>
    renderInline(children, language, reportNodeError);
  const renderNode = (node: Inline): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(node.value.replaceAll('\n', ' '));
      case 'break':
        return ' ';
      case 'strong':
        return `<strong>${renderChildren(node.children)}</strong>`;
      case 'emphasis':
        return `<em>${renderChildren(node.children)}</em>`;
      case 'link': {
        const link = checkLink(node.url, language);
        if (!('error' in link)) {
          const rel = link.isExternal ? ' rel="noopener nofollow"' : '';
          return `<a href="${escapeHtml(link.href)}"${rel}>${renderChildren(node.children)}</a>`;
        }
        reportNodeError(node, link.error);
        return renderChildren(node.children);
      }
      default:
        reportNodeError(node, formatUnsupportedNode(node));
        return '';
    }
  };
  return nodes.map(renderNode).join('');
}

const toPlainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('children' in node) return toPlainText(node.children);
      return node.type === 'text' ? node.value : '';
    })
    .join('')
    .replaceAll('\n', ' ');

type NodeErrorReporter = (node: Nodes, reason: string) => void;

function formatUnsupportedNode(node: Nodes): string {
  switch (node.type) {
    case 'html': {
      const tag = /<[/!?]?\s*([a-z][a-z0-9-]*)/i.exec(node.value)?.[1] ?? '!';
      return `raw HTML (<${tag.toLowerCase()}>) is not allowed`;
    }
    case 'code':
      return 'code blocks are not allowed';
    case 'inlineCode':
      return 'code is not allowed';
    case 'image':
      return 'a picture is a line of its own: ![words](/img/…)';
    case 'thematicBreak':
      return 'a line across the page is not allowed: begin a part with ##';
    default:
      return `Markdown of this kind (${node.type}) is not allowed`;
  }
}

type CheckedLink = { href: string; isExternal: boolean } | { error: string };

/** `//host` is not a path but a URL of another site. */
const SITE_PATH_PATTERN = /^\/(?!\/)[^\s"<>\\]*$/;
const HTTPS_PATTERN = /^https:\/\//i;
const SCHEME_PATTERN = /^([a-z][a-z0-9+.-]*):/i;

/** Links lead to pages of this site or to https URLs. Other schemes can run code or mislead readers. */
function checkLink(url: string, language: Language): CheckedLink {
  if (SITE_PATH_PATTERN.test(url)) {
    const [, path = '/', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    return { href: localizePath(language, path) + suffix, isExternal: false };
  }
  if (HTTPS_PATTERN.test(url) && URL.canParse(url)) {
    const { href, username, password } = new URL(url);
    // Readers would mistake the user part for the host, as in https://tractors.example@other.example/.
    if (username !== '' || password !== '')
      return { error: 'a link may have no "@" before its host' };
    return { href, isExternal: true };
  }
  const scheme = SCHEME_PATTERN.exec(url)?.[1];
  if (scheme !== undefined) return { error: `a link may not use "${scheme}:"` };
  return { error: `"${url}" is no address: a link is /a-page-of-this-site or https://…` };
}

const MAX_QUOTED_CHARACTERS = 60;
const MAX_PICTURE_WIDTH_PX = Math.max(...PICTURE_WIDTHS);
/** For example `/img/cover/tyre/wide-800.webp`. */
const PICTURE_PATH_PATTERN = new RegExp(
  `^/img/[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+-(\\d+)\\.(?:${PICTURE_FORMATS.join('|')})$`,
);

/** Returns null for a picture of this site in an existing width, else the reason for the rejection. */
function findPictureError(url: string): string | null {
  const [, digits] = PICTURE_PATH_PATTERN.exec(url) ?? [];
  if (digits === undefined) {
    return `"${url.slice(0, MAX_QUOTED_CHARACTERS)}" is not a picture of this site (/img/kind/id/view-width.webp)`;
  }
  const width = Number(digits);
  if (width > MAX_PICTURE_WIDTH_PX)
    return `the picture is ${width} px wide; ${MAX_PICTURE_WIDTH_PX} is the most`;
  if (!PICTURE_WIDTHS.some((allowedWidth) => allowedWidth === width)) {
    return `there is no picture of ${width} px: widths are ${PICTURE_WIDTHS.join(', ')}`;
  }
  return null;
}
