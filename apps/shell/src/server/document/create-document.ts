import { createHash } from 'node:crypto';
import { LANGUAGES } from '@tractor-haat/i18n';
import type { Display } from '@tractor-haat/server-kit/display';
import { FIRST_SCREEN_ID } from '@tractor-haat/ui/first-screen';
import { earlyScript } from '../../app/early/early-script.ts';
import { createFontTemplate, fontScript } from '../../app/early/font-script.ts';
import type { PageData } from '../../app/page-data.ts';
import type { PageFiles } from './collect-page-files.ts';

const prefixedLanguages = LANGUAGES.filter((language) => language !== 'en').join('|');

/**
 * Runs before the first paint. A URL with a language prefix stores the language. A URL without one redirects to the
 * stored language, unless `?language=en` selects English. The script must not contain data of the page, because the
 * content security policy allows it by its hash.
 */
export const languageScript = `(function(){
  try{
    var prefix=/^\\/(${prefixedLanguages})(?=\\/|$)/.exec(location.pathname),
      query=new URLSearchParams(location.search);
    if(prefix)return void localStorage.setItem('language',prefix[1]);
    if(query.get('language')==='en'){
      localStorage.setItem('language','en');
      query.delete('language');
      return void history.replaceState(history.state,'',
        location.pathname+(String(query)&&'?'+query)+location.hash)
    }
    var saved=localStorage.getItem('language');
    if(/^(${prefixedLanguages})$/.test(saved))
      location.replace('/'+saved+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)
  }catch(e){}
})()`.replace(/\n\s*/g, '');

/**
 * The only inline script, which runs before the first paint. The content security policy contains
 * its hash.
 */
const headScript = `${languageScript};${fontScript};${earlyScript}`;

const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;

interface DocumentContent {
  readonly head: string;
  readonly body: string;
  readonly files: PageFiles;
  readonly display: Display;
  readonly data: PageData;
}

export function createDocument({ head, body, files, display, data }: DocumentContent): {
  html: string;
  policy: string;
} {
  const { scheme } = display;
  const schemeAttribute = scheme ? ` data-scheme="${scheme}"` : '';
  const html = [
    `<!doctype html><html lang="${data.language}"${schemeAttribute}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    renderExpectLink(body),
    createFontTemplate(files.fonts),
    `<script>${headScript}</script>`,
    head,
    '<meta name="theme-color" content="#ffffff"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // The bundler's runtime finds these elements by `data-href` and does not fetch the files again.
    ...files.styles.map(({ file, css }) =>
      file ? `<style data-href="${file}">${css}</style>` : `<style>${css}</style>`,
    ),
    renderSchemeLink(files.schemes, scheme),
    ...files.scripts.map(
      ({ src, integrity }) =>
        `<script async src="${src}" crossorigin integrity="${integrity}"></script>`,
    ),
    // Same attributes as in the later script element, so that the browser does not fetch the file twice.
    ...files.preloads.map(
      ({ src, integrity }) =>
        `<link rel="preload" as="script" crossorigin fetchpriority="low" href="${src}" integrity="${integrity}">`,
    ),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="page">${toScriptJson(data)}</script></body></html>`,
  ].join('');
  return { html, policy: createPolicy(files.styles.map(({ hash }) => hash)) };
}

function createPolicy(styleHashes: readonly string[]): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${headScriptHash}`,
    `style-src 'self' ${styles}`,
    // React writes style attributes for sizes that depend on data.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** A `</script>` in a value would end the script element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function renderSchemeLink(file: string | undefined, scheme: Display['scheme']): string {
  if (!file) return '';
  const media = scheme ? '' : ' media="(prefers-color-scheme:dark)"';
  return `<link rel="stylesheet" href="${file}"${media}>`;
}

/** With this link, the browser paints only after it has parsed the first screen. */
const renderExpectLink = (body: string) =>
  body.includes(` id="${FIRST_SCREEN_ID}"`)
    ? `<link rel="expect" href="#${FIRST_SCREEN_ID}" blocking="render">`
    : '';
