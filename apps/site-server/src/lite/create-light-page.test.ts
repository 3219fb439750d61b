import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { createLightPage } from './create-light-page.ts';

const HEAD_SCRIPT = 'applySettings()';

// The page's policy allows its head script and its style sheet by hash. These are placeholders for the hashes.
const HEAD_SCRIPT_SOURCE = "'sha256-head-script'";
const PAGE_STYLE_SOURCE = "'sha256-page-style'";

const PAGE_HTML = `
  <!doctype html>
  <html lang="en">
    <head>
      <template><link rel="preload" as="font" href="/f.woff2"></template>
      <script>${HEAD_SCRIPT}</script>
      <link rel="preload" as="image" href="/img/a.avif">
      <link rel="icon" href="/favicon.svg">
      <style data-href="a.css">
        .a{color:red}
        .p img{width:90%}
        @media (scripting:none){.b{display:none}}
        @media (scripting: enabled){.c{display:none}}
      </style>
      <script async src="/main.js"></script>
    </head>
    <body>
      <div id="root">
        <header></header>
        <main>
          <h1>Tractors</h1>
          <picture class="p">
            <source type="image/avif" srcset="/img/tractor/x/side-200.avif 200w">
            <img
              class="i"
              src="/img/tractor/x/side-400.webp"
              srcset="/img/tractor/x/side-200.webp 200w"
              alt="Red"
              width="400"
              height="300"
            >
          </picture>
          <noscript><a href="/plain">Plain</a></noscript>
          <video poster="/img/v.webp"></video>
          <img src="data:image/gif;base64,AA" alt="">
        </main>
      </div>
      <script type="application/json" id="page">{"a":1}</script>
    </body>
  </html>`
  .replace(/>\s+</g, '><')
  .trim();

const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${HEAD_SCRIPT_SOURCE}`,
  `style-src 'self' ${PAGE_STYLE_SOURCE}`,
  "style-src-attr 'unsafe-inline'",
].join('; ');

const createTestPage = (language: Language = 'en') =>
  createLightPage({ html: PAGE_HTML, policy: PAGE_POLICY }, language);

const hashText = (text: string) => createHash('sha256').update(text).digest('base64');

test('removes the app, page data, fonts and picture URLs, and keeps the head script', () => {
  const { html } = createTestPage();
  expect(html).not.toMatch(/src="\/|srcset|preload|poster|application\/json|woff2/);
  expect(html).toContain(`<script>${HEAD_SCRIPT}</script>`);
  expect(html).toContain('data-letters=""');
  expect(html).toContain('href="/favicon.svg"');
  expect(html).toContain('src="data:image/gif');
});

test('replaces a picture with an outline of less than 300 characters that contains its size and URL', () => {
  const { html } = createTestPage();
  expect(html).toContain(
    '<svg class="i" width="400" height="300" viewBox="0 0 400 300" data-picture="/img/tractor/x/side-400.webp" role="img" aria-label="Red"><use href="#lite-tractor" width="100%" height="100%"></use></svg>',
  );
  const [outline = ''] = /<svg class="i".*?<\/svg>/.exec(html) ?? [];
  expect(outline.length).toBeLessThan(300);
  for (const [symbol] of html.matchAll(/<symbol.*?<\/symbol>/g))
    expect(symbol.length).toBeLessThan(300);
});

test('applies the elements and styles for pages without scripts', () => {
  const { html } = createTestPage();
  expect(html).toContain('<a href="/plain">Plain</a>');
  expect(html).not.toContain('noscript');
  expect(html).toContain('@media (min-width:0){.b{display:none}}');
  expect(html).toContain('.p :is(img,[data-picture]){width:90%}');
  expect(html).toContain('@media (max-width:0){.c{display:none}}');
});

test('allows only the scripts and style sheets of the light page in the policy', () => {
  const { html, policy } = createTestPage();
  const listHashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
      hashText(text),
    );
  const [headScript, lightScript = ''] = listHashes('script');
  expect(headScript).toBe(hashText(HEAD_SCRIPT));
  expect(policy).toContain(`script-src 'self' 'sha256-${lightScript}' ${HEAD_SCRIPT_SOURCE}`);
  expect(listHashes('style')).toHaveLength(2);
  for (const styleHash of listHashes('style')) expect(policy).toContain(styleHash);
  expect(policy).not.toContain(PAGE_STYLE_SOURCE);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
});

test.each(LANGUAGES)(
  'adds a bar with data usage, a button for all pictures and a link to the settings in %s',
  (language) => {
    const { html } = createTestPage(language);
    const [bar = ''] = /<main><div class="lite">.*?<\/div>/.exec(html) ?? [];
    expect(bar).toMatch(/<p role="status" data-used="[^"]*\{\{size\}\}[^"]*">/);
    expect(bar).toContain('data-pictures');
    expect(bar).toContain(language === 'en' ? 'href="/display"' : `href="/${language}/display"`);
  },
);
