import { splitHead } from './render-to-html.ts';

test('what React writes before the first element belongs into the head', () => {
  expect(
    splitHead('<link rel="preload"/><title>A</title><meta name="d"/><header>x</header>'),
  ).toEqual({
    head: '<link rel="preload"/><title>A</title><meta name="d"/>',
    body: '<header>x</header>',
  });
});

test('a page without any is left as it is', () => {
  expect(splitHead('<a href="#main">skip</a>')).toEqual({
    head: '',
    body: '<a href="#main">skip</a>',
  });
});
