import { formatTime, type Language } from '@tractor-haat/i18n';
import type { PreviewedVersion } from '@tractor-haat/registry';
import { escapeHtml } from '../html/escape-html.ts';
import { translations } from './translations.ts';

export interface PreviewBarProps {
  readonly language: Language;
  readonly apps: readonly PreviewedVersion[];
  readonly until_ms: number;
  readonly failures: readonly {
    readonly remote: string;
    readonly code: string;
    readonly message: string;
  }[];
}

// The policy of the page allows style attributes, but it would block a style sheet whose hash it does not list.
const BAR_STYLE =
  'display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:6px 16px;background:#10291d;color:#f4f2e7;font-size:14px;line-height:1.4';
const BUTTON_STYLE =
  'min-height:44px;padding:0 16px;border:1px solid currentColor;border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer';
const VERSION_STYLE = 'font-weight:700;overflow-wrap:anywhere';

export function renderPreviewBar({ language, apps, until_ms, failures }: PreviewBarProps): string {
  const { preview, until, end, failed } = translations[language];
  const time = formatTime(new Date(until_ms), language);
  const versions = apps.map(
    ({ name, version }) =>
      `<span style="${VERSION_STYLE}">${escapeHtml(`${name} ${version}`)}</span>`,
  );
  const failureLines = failures.map(
    ({ remote, code, message }) =>
      `<p role="status" style="flex-basis:100%;margin:0;color:#fecaca">${escapeHtml(`${failed}: ${remote} ${code} ${message}`)}</p>`,
  );
  return [
    `<aside aria-label="${escapeHtml(preview)}" style="${BAR_STYLE}">`,
    `<span>${escapeHtml(preview)}</span>${versions.join('')}`,
    `<span>${escapeHtml(until.replace('{time}', time))}</span>`,
    `<form method="post" action="/__preview/end" style="margin:0 0 0 auto"><button style="${BUTTON_STYLE}">${escapeHtml(end)}</button></form>`,
    ...failureLines,
    '</aside>',
  ].join('');
}

/** The replacement is a function, so that `$&` in a version or message has no effect. */
export const insertBar = (html: string, bar: string) =>
  html.replace(/<body[^>]*>/, (body) => body + bar);
