import { createHash } from 'node:crypto';
import { LANGUAGES } from '@tractor-haat/i18n';
import { createLightPage } from './create-light-page.ts';

const CARD =
  '<picture class="p"><source type="image/avif" srcset="/img/tractor/x/side-200.avif 200w"><img class="i" src="/img/tractor/x/side-400.webp" srcset="/img/tractor/x/side-200.webp 200w" alt="Red" width="400" height="300"></picture>';
const HTML = `<!doctype html><html lang="en"><head><template><link rel="preload" as="font" href="/f.woff2"></template><script>before()</script><link rel="preload" as="image" href="/img/a.avif"><link rel="icon" href="/favicon.svg"><style data-href="a.css">.a{color:red}.p img{width:90%}@media (scripting:none){.b{display:none}}@media (scripting: enabled){.c{display:none}}</style><script async src="/main.js"></script></head><body><div id="root"><header></header><main><h1>Tractors</h1>${CARD}<noscript><a href="/plain">Plain</a></noscript><video poster="/img/v.webp"></video><img src="data:image/gif;base64,AA" alt=""></main></div><script type="application/json" id="page">{"a":1}</script></body></html>`;
const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-old'; style-src 'self' 'sha256-a'; style-src-attr 'unsafe-inline'";

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const light = createLightPage({ html: HTML, policy: POLICY }, 'en');

test('removes the app, page data, fonts and picture URLs, and keeps the head script', () => {
  expect(light.html).not.toMatch(/src="\/|srcset|preload|poster|application\/json|woff2/);
  expect(light.html).toContain('<script>before()</script>');
  expect(light.html).toContain('data-letters=""');
  expect(light.html).toContain('href="/favicon.svg"');
  expect(light.html).toContain('src="data:image/gif');
});

test('replaces a picture with an outline of less than 300 characters that contains its size and URL', () => {
  expect(light.html).toContain(
    '<svg class="i" width="400" height="300" viewBox="0 0 400 300" data-picture="/img/tractor/x/side-400.webp" role="img" aria-label="Red"><use href="#lite-tractor" width="100%" height="100%"></use></svg>',
  );
  const [outline = ''] = /<svg class="i".*?<\/svg>/.exec(light.html) ?? [];
  expect(outline.length).toBeLessThan(300);
  for (const [symbol] of light.html.matchAll(/<symbol.*?<\/symbol>/g))
    expect(symbol.length).toBeLessThan(300);
});

test('applies the elements and styles for pages without scripts', () => {
  expect(light.html).toContain('<a href="/plain">Plain</a>');
  expect(light.html).not.toContain('noscript');
  expect(light.html).toContain('@media (min-width:0){.b{display:none}}');
  expect(light.html).toContain('.p :is(img,[data-picture]){width:90%}');
  expect(light.html).toContain('@media (max-width:0){.c{display:none}}');
});

test('allows only the scripts and style sheets of the light page in the policy', () => {
  const listHashes = (tag: string) =>
    [...light.html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
      hash(text),
    );
  const [headScript, lightScript = ''] = listHashes('script');
  expect(headScript).toBe(hash('before()'));
  expect(light.policy).toContain(`script-src 'self' 'sha256-${lightScript}' 'sha256-old'`);
  expect(listHashes('style')).toHaveLength(2);
  for (const styleHash of listHashes('style')) expect(light.policy).toContain(styleHash);
  expect(light.policy).not.toContain('sha256-a');
  expect(light.policy).toContain("style-src-attr 'unsafe-inline'");
});

test.each(LANGUAGES)(
  'adds a bar with data usage, a button for all pictures and a link to the settings in %s',
  (language) => {
    const { html } = createLightPage({ html: HTML, policy: POLICY }, language);
    const [bar = ''] = /<main><div class="lite">.*?<\/div>/.exec(html) ?? [];
    expect(bar).toMatch(/<p role="status" data-used="[^"]*\{\{size\}\}[^"]*">/);
    expect(bar).toContain('data-pictures');
    expect(bar).toContain(language === 'en' ? 'href="/display"' : `href="/${language}/display"`);
  },
);
