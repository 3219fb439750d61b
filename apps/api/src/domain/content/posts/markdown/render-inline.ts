import type { Language } from '@tractor-haat/i18n';
import type { PhrasingContent } from 'mdast';
import { escapeHtml } from '../../../../shared/escape-html.ts';
import { checkLink } from './check-link.ts';
import { formatUnsupportedNode, type NodeErrorReporter } from './format-unsupported-node.ts';

export type Inline = PhrasingContent;

export function renderInline(
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

export const toPlainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('children' in node) return toPlainText(node.children);
      return node.type === 'text' ? node.value : '';
    })
    .join('')
    .replaceAll('\n', ' ');
