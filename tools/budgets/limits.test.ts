import { compare, limits } from './limits.mjs';
import { ownScriptsOf } from './own-script.mjs';
import { partsOf } from './page-weight.mjs';

const least = Object.fromEntries(limits.map(([key, , limit]) => [key, limit]));

test('what is exactly at its limit passes, one byte more does not', () => {
  expect(compare([{ page: '/', weight: least }]).every(({ ok }) => ok)).toBe(true);
  const over = compare([{ page: '/', weight: { ...least, popups: 1 } }]);
  expect(over.filter(({ ok }) => !ok)).toMatchObject([{ page: '/', bytes: 1, limit: 0 }]);
});

test('a page is its styles, each of its scripts once, and its fonts', () => {
  const html = `<link rel="preload" as="font" href="/assets/shell/a.woff2" crossorigin>
    <style data-href="a.css">a{}</style><style data-href="b.css">b{}</style>
    <script async src="/r/shell/1/main.js"></script>
    <link rel="preload" as="script" href="/r/media/1/x.js"><link href="/r/media/1/x.js">`;
  expect(partsOf(html)).toEqual({
    styles: 'a{}b{}',
    scripts: ['/r/shell/1/main.js', '/r/media/1/x.js'],
    fonts: ['/assets/shell/a.woff2'],
  });
});

test("a page's own scripts are found by the names of their files, and missed aloud", () => {
  const html = '<link href="/r/catalogue/1/catalogue-emi.js"><link href="/r/catalogue/1/x.js">';
  expect(ownScriptsOf(html, ['catalogue-emi.js', 'catalogue-emi-panels.js'])).toEqual([
    '/r/catalogue/1/catalogue-emi.js',
    '/r/catalogue/1/catalogue-emi-panels.js',
  ]);
  expect(() => ownScriptsOf(html, ['gone.js'])).toThrow('does not name gone.js');
});
