import { PLAIN_DISPLAY } from '@tractor-haat/server-kit/display';
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

const content = {
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
const { html, policy } = createDocument(content);

test('writes the language, styles, scripts and body of the page', () => {
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

test('preloads a script with the attributes of its later script element', () => {
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

test('allows inline scripts and styles only by hash', () => {
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='(;|$)/);
  expect(policy).toContain("style-src 'self' 'sha256-s'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const executable = [...html.matchAll(/<script(?![^>]*application\/json)(?![^>]*\bsrc=)[^>]*>/g)];
  expect(executable).toHaveLength(1);
});

test('loads the scheme styles by media query unless the visitor has chosen a scheme', () => {
  expect(html).toContain(
    '<link rel="stylesheet" href="/r/shell/1/shell.schemes.css" media="(prefers-color-scheme:dark)">',
  );
  const chosen = createDocument({ ...content, display: { scheme: 'contrast', lite: false } }).html;
  expect(chosen).toMatch(/^<!doctype html><html lang="hi" data-scheme="contrast">/);
  expect(chosen).toContain('<link rel="stylesheet" href="/r/shell/1/shell.schemes.css">');
  expect(chosen).not.toContain('prefers-color-scheme');
});

test('delays the first paint only on a page that marks the end of the first screen', () => {
  const list = createDocument({ ...content, body: '<ul><li id="first-screen">4</li></ul>' }).html;
  expect(list).toContain('<link rel="expect" href="#first-screen" blocking="render">');
  expect(list.indexOf('rel="expect"')).toBeLessThan(list.indexOf('<body>'));
  expect(html).not.toContain('rel="expect"');
});
