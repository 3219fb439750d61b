import { pictureAddress, pictureSrcSet } from './picture-address.ts';

const picture = { kind: 'implement', id: 'rotavator--semi-champion', view: 'front' };

test('the URL contains kind, id, view, width and format', () => {
  expect(pictureAddress(picture, 400, 'avif')).toBe(
    '/img/implement/rotavator--semi-champion/front-400.avif',
  );
});

test('the srcset lists each width', () => {
  expect(pictureSrcSet(picture, [200, 400], 'webp')).toBe(
    '/img/implement/rotavator--semi-champion/front-200.webp 200w, ' +
      '/img/implement/rotavator--semi-champion/front-400.webp 400w',
  );
});
