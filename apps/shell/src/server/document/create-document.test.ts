import { PLAIN_DISPLAY } from '@tractor-haat/shell-kit/display';
import type { PageData } from '../../app/page-data.ts';
import { createDocument } from './create-document.ts';

const data = {
  language: 'hi',
  origin: 'https://site.test',
  siteName: 'Site',
  composition: { digest: 'abc', remotes: [] },
  state: {},
  hydration: { loaderData: { page: { text: '</script><script>alert(1)</script>' } }, errors: null },
  widgets: {},
} as unknown as PageData;

const parts = {
  head: '<title>T</title>',
  body: '<main>B</main>',
  display: PLAIN_DISPLAY,
  files: {
    schemes: '/r/shell/1/shell.schemes.css',
    scripts: [{ src: '/r/shell/1/main.js', integrity: 'sha384-m' }],
    preloads: [{ src: '/r/catalogue/1/list.js', integrity: 'sha384-l' }],
    styles: [{ file: 'shell.main.1.css', css: '.a{}', hash: 'sha256-s' }],
    fonts: ['/assets/shell/latin.woff2'],
  },
  data,
};
const { html, policy } = createDocument(parts);

test('sets the language and contains the data of the page', () => {
  expect(html).toMatch(/^<!doctype html><html lang="hi">/);
  expect(html).toContain('<style data-href="shell.main.1.css">.a{}</style>');
  expect(html).toContain(
    '<script async src="/r/shell/1/main.js" crossorigin integrity="sha384-m">',
  );
  expect(html).toContain('<div id="root"><main>B</main></div>');
});

test('escapes data that would end its script element', () => {
  expect(html).not.toContain('<script>alert');
  const json = /id="page">(.*)<\/script><\/body>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json).hydration.loaderData.page.text).toContain('</script><script>alert(1)');
});

test('a preload has the attributes of the later script, so that the file is fetched once', () => {
  const preload = /<link rel="preload" as="script"[^>]*>/.exec(html)?.[0];
  expect(preload).toContain('crossorigin');
  expect(preload).toContain('integrity="sha384-l"');
});

test('preloads fonts only through the script that checks the connection', () => {
  expect(html).toMatch(
    /<template><link [^>]*\/assets\/shell\/latin\.woff2[^>]*><\/template><script>/,
  );
  expect(html.match(/as="font"/g)).toHaveLength(1);
});

test('the policy allows the inline script and styles by hash and nothing else', () => {
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='(;|$)/);
  expect(policy).toContain("style-src 'self' 'sha256-s'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const executable = [...html.matchAll(/<script(?![^>]*application\/json)(?![^>]*\bsrc=)[^>]*>/g)];
  expect(executable).toHaveLength(1);
});

test('without a choice the dark scheme depends on the phone; a choice applies before the first paint', () => {
  expect(html).toContain(
    '<link rel="stylesheet" href="/r/shell/1/shell.schemes.css" media="(prefers-color-scheme:dark)">',
  );
  const chosen = createDocument({ ...parts, display: { scheme: 'contrast', lite: false } }).html;
  expect(chosen).toMatch(/^<!doctype html><html lang="hi" data-scheme="contrast">/);
  expect(chosen).toContain(
    '<link rel="stylesheet" href="/r/shell/1/shell.schemes.css"></head>'.slice(0, -7),
  );
  expect(chosen).not.toContain('prefers-color-scheme');
});

test('blocks the first paint until the marked end of the first screen only', () => {
  const list = createDocument({ ...parts, body: '<ul><li id="first-screen">4</li></ul>' }).html;
  expect(list).toContain('<link rel="expect" href="#first-screen" blocking="render">');
  expect(list.indexOf('rel="expect"')).toBeLessThan(list.indexOf('<body>'));
  expect(html).not.toContain('rel="expect"');
});
