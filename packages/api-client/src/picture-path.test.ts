import { picturePath, pictureSrcSet, SITE_DRAWINGS_HASH } from './picture-path.ts';

const picture = {
  kind: 'implement',
  id: 'rotavator--semi-champion',
  view: 'front',
  hash: '12ab34cd',
};

test('picturePath consists of kind, id, view, width, hash and format', () => {
  expect(picturePath(picture, 400, 'avif')).toBe(
    '/img/implement/rotavator--semi-champion/front-400.12ab34cd.avif',
  );
});

test('pictureSrcSet lists the URL of each width', () => {
  expect(pictureSrcSet(picture, [200, 400], 'webp')).toBe(
    '/img/implement/rotavator--semi-champion/front-200.12ab34cd.webp 200w, ' +
      '/img/implement/rotavator--semi-champion/front-400.12ab34cd.webp 400w',
  );
});

test('picturePath uses the hash of the site drawings for a picture without a hash', () => {
  expect(picturePath({ kind: 'tile', id: 'emi', view: 'card' }, 200, 'avif')).toBe(
    `/img/tile/emi/card-200.${SITE_DRAWINGS_HASH}.avif`,
  );
});
