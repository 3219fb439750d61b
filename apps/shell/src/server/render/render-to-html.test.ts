import { splitHead } from './render-to-html.ts';

test('moves elements that React writes before the page into the head', () => {
  expect(
    splitHead('<link rel="preload"/><title>A</title><meta name="d"/><header>x</header>'),
  ).toEqual({
    head: '<link rel="preload"/><title>A</title><meta name="d"/>',
    body: '<header>x</header>',
  });
});

test('keeps a page without head elements unchanged', () => {
  expect(splitHead('<a href="#main">skip</a>')).toEqual({
    head: '',
    body: '<a href="#main">skip</a>',
  });
});
