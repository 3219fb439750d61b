import type { Language } from '@tractor-haat/i18n';
import { escapeHtml } from '../html/escape-html.ts';
import { translations } from './translations.ts';

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
