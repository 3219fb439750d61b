import type { Language } from '@tractor-haat/i18n';
import { checkedLink } from './address.ts';
import { escapeHtml } from './escape.ts';

const LINK = /\[([^\]]+)\]\(([^()\s]*)\)/g;
const BOLD = /\*\*([^*]+)\*\*/g;

/** Words with **bold** and [links](/page) as HTML. Reasons against a link go to `refuse`. */
export function inline(text: string, language: Language, refuse: (reason: string) => void): string {
  let html = '';
  let last = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', address = ''] = match;
    const link = checkedLink(address, language);
    html += bold(text.slice(last, match.index));
    if ('refused' in link) refuse(link.refused);
    else {
      const rel = link.outside ? ' rel="noopener nofollow"' : '';
      html += `<a href="${escapeHtml(link.href)}"${rel}>${bold(words)}</a>`;
    }
    last = match.index + whole.length;
  }
  return html + bold(text.slice(last));
}

function bold(text: string): string {
  return escapeHtml(text).replace(BOLD, '<strong>$1</strong>');
}
