import type { Language } from '@tractor-haat/i18n';
import { escapeHtml } from '../../shared/escape-html.ts';

const BACK_LABELS: Readonly<Record<Language, string>> = {
  en: 'Back to the form',
  hi: 'फ़ॉर्म पर वापस जाएँ',
  gu: 'ફોર્મ પર પાછા જાઓ',
  mr: 'फॉर्मवर परत जा',
};

type ErrorPage = {
  readonly message: string;
  readonly language: Language;
  /** The page with the form. */
  readonly referer: string | undefined;
};

/** Page for a browser without JavaScript after a rejected form. */
export function createErrorPage({ message, language, referer }: ErrorPage): string {
  const text = escapeHtml(message);
  const formPath = escapeHtml(readPath(referer));
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${text}</title></head>` +
    `<body><h1>${text}</h1><p><a href="${formPath}">${BACK_LABELS[language]}</a></p></body></html>`
  );
}

/** A path such as `//evil.example` would link to another host. */
function readPath(url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname.startsWith('//') ? '/' : pathname + search;
}
