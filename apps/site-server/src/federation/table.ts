import { escapeHtml } from '../html/escape-html.ts';

export interface Html {
  readonly html: string;
}

/** A string is escaped, `Html` is not. `kind` is a CSS class. */
export type Cell =
  | string
  | Html
  | { readonly value: string | Html; readonly kind: 'number' | 'text' };

export const html = (value: string): Html => ({ html: value });

export const code = (text: string) => html(`<code>${escapeHtml(text)}</code>`);

const renderContent = (value: string | Html) =>
  typeof value === 'string' ? escapeHtml(value) : value.html;

function cell(tag: 'th' | 'td', content: Cell): string {
  if (typeof content === 'string' || 'html' in content)
    return `<${tag}>${renderContent(content)}</${tag}>`;
  return `<${tag} class="${content.kind}">${renderContent(content.value)}</${tag}>`;
}

export function table(label: string, heads: readonly string[], rows: readonly Cell[][]): string {
  const isNumber = (column: number) => {
    const first = rows[0]?.[column];
    return typeof first === 'object' && 'kind' in first && first.kind === 'number';
  };
  const head = heads.map((text, column) =>
    cell('th', isNumber(column) ? { value: text, kind: 'number' } : text),
  );
  const body = rows.map((row) => `<tr>${row.map((content) => cell('td', content)).join('')}</tr>`);
  return `<div class="box" role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table><tr>${head.join('')}</tr>${body.join('')}</table></div>`;
}
