import { formatTime, type Language } from '@tractor-haat/i18n';
import type { PreviewedVersion } from '@tractor-haat/registry';
import { escapeHtml } from '../escape-html.ts';
import { readTranslations } from '../read-translations.ts';

type TranslationKey =
  | 'preview'
  | 'until'
  | 'end'
  | 'failed'
  | 'not_made'
  | 'gone'
  | 'gone_text'
  | 'home';

export const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

interface PreviewBarProps {
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

export const PLAIN_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const renderExpiredPage = (language: Language) =>
  renderPlainPage(language, translations[language].gone, translations[language].gone_text);

/** `reason` is an error message for the team that previews the version. */
export const renderFailedPage = (language: Language, reason: string, bar: string) =>
  renderPlainPage(language, translations[language].not_made, reason, bar);

/** Without a preview bar, the page links to the home page. */
function renderPlainPage(language: Language, heading: string, text: string, bar = ''): string {
  const title = escapeHtml(heading);
  const homeLink = `<p><a href="/">${escapeHtml(translations[language].home)}</a></p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body style="margin:0;font-family:system-ui,sans-serif">${bar}`,
    `<main style="max-width:640px;margin:0 auto;padding:16px"><h1>${title}</h1>`,
    `<p style="overflow-wrap:anywhere">${escapeHtml(text)}</p>${bar ? '' : homeLink}</main></body></html>`,
  ].join('');
}
