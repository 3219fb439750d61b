// Renders cached pages and the offline page. This classic script follows worker.js in `/sw.js`.
/* global TRANSLATIONS, PAGE_CACHE, IGNORE_VARY, SAVED_AT_HEADER, TITLE_HEADER, ignoreErrors */

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const NOTE_STYLE =
  'position:sticky;top:0;z-index:70;margin:0;padding:8px 16px;background:#10291d;color:#f4f2e7;font:600 14px/1.5 system-ui,sans-serif';

function formatSavedNote(savedAt, language) {
  const when = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(savedAt));
  return TRANSLATIONS[language].saved.replace('{{when}}', when);
}

/** Adds a note with the time at which the copy was saved. */
export async function renderCopy(response, language) {
  const html = await response.text();
  const text = formatSavedNote(response.headers.get(SAVED_AT_HEADER), language);
  const note = `<p role="status" style="${NOTE_STYLE}">${escapeHtml(text)}</p>`;
  return new Response(html.replace('<body>', `<body>${note}`), {
    status: 200,
    headers: response.headers,
  });
}

async function createPageLinks() {
  const pages = await caches.open(PAGE_CACHE);
  const links = [];
  for (const { url } of (await pages.keys()).reverse()) {
    const { pathname, search } = new URL(url);
    const cached = await pages.match(url, IGNORE_VARY);
    const name =
      decodeURIComponent(cached?.headers.get(TITLE_HEADER) ?? '') ||
      escapeHtml(decodeURI(pathname));
    links.push(`<li><a href="${escapeHtml(pathname + search)}">${name}</a></li>`);
  }
  return links;
}

/** Renders the page for a URL that is not cached. The page lists the cached pages. */
export async function renderOfflinePage(language) {
  const { title, text } = TRANSLATIONS[language];
  const links = (await ignoreErrors(createPageLinks)) ?? [];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><main style="max-width:40em;margin:auto;padding:16px;font:16px/1.6 system-ui,sans-serif"><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p><ul style="line-height:2.8">${links.join('')}</ul></main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
