// Part of the service worker, after worker.js: renders cached pages and the page for a cache miss.
/* global WORDS, PAGES, ANY, SAVED, TITLED, ifAny */

const inHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LOOK =
  'position:sticky;top:0;z-index:70;margin:0;padding:8px 16px;background:#10291d;color:#f4f2e7;font:600 14px/1.5 system-ui,sans-serif';

/** Age of the copy in the visitor's language. */
function ageOf(saved, language) {
  const when = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).format(new Date(saved));
  return WORDS[language].saved.replace('{{when}}', when);
}

/** A cached page with a note about its age. */
export async function asCopy(answer, language) {
  const html = await answer.text();
  const said = `<p role="status" style="${LOOK}">${inHtml(ageOf(answer.headers.get(SAVED), language))}</p>`;
  return new Response(html.replace('<body>', `<body>${said}`), {
    status: 200,
    headers: answer.headers,
  });
}

/** Links to the cached pages, newest first. */
async function linksToPages() {
  const pages = await caches.open(PAGES);
  const links = [];
  for (const { url } of (await pages.keys()).reverse()) {
    const { pathname, search } = new URL(url);
    const kept = await pages.match(url, ANY);
    const name = decodeURIComponent(kept?.headers.get(TITLED) ?? '') || inHtml(decodeURI(pathname));
    links.push(`<li><a href="${inHtml(pathname + search)}">${name}</a></li>`);
  }
  return links;
}

/** Page for a URL that is not cached; lists the cached pages. */
export async function nothingKept(language) {
  const { title, text } = WORDS[language];
  const links = (await ifAny(linksToPages)) ?? [];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${inHtml(title)}</title><main style="max-width:40em;margin:auto;padding:16px;font:16px/1.6 system-ui,sans-serif"><h1>${inHtml(title)}</h1><p role="status">${inHtml(text)}</p><ul style="line-height:2.8">${links.join('')}</ul></main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
