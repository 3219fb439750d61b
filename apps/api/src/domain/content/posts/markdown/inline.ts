import type { Language } from '@tractor-haat/i18n';
import type { PhrasingContent } from 'mdast';
import { escapeHtml } from '../../../../shared/escape-html.ts';
import { checkedLink } from './address.ts';
import { type Refuse, refusalOf } from './refusal-of.ts';

export type Inline = PhrasingContent;

/** Renders text with bold, emphasis and links as HTML. */
export function renderInline(nodes: readonly Inline[], language: Language, refuse: Refuse): string {
  const inner = (children: readonly Inline[]) => renderInline(children, language, refuse);
  const one = (node: Inline): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(node.value.replaceAll('\n', ' '));
      case 'break':
        return ' ';
      case 'strong':
        return `<strong>${inner(node.children)}</strong>`;
      case 'emphasis':
        return `<em>${inner(node.children)}</em>`;
      case 'link': {
        const link = checkedLink(node.url, language);
        if (!('refused' in link)) {
          const rel = link.outside ? ' rel="noopener nofollow"' : '';
          return `<a href="${escapeHtml(link.href)}"${rel}>${inner(node.children)}</a>`;
        }
        refuse(node, link.refused);
        return inner(node.children);
      }
      default:
        refuse(node, refusalOf(node));
        return '';
    }
  };
  return nodes.map(one).join('');
}

/** The same text without markup. */
export const plainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('children' in node) return plainText(node.children);
      return node.type === 'text' ? node.value : '';
    })
    .join('')
    .replaceAll('\n', ' ');
