import { PICTURE_FORMATS, PICTURE_WIDTHS, picturePath } from '@tractor-haat/api-client';
import { parsePictureFile } from './create-picture-finder.ts';

test('parses every URL that the client creates', () => {
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const picture = { kind: 'implement', id: 'rotavator--a-b', view: 'side-2', hash: '0123abcd' };
      const [, , kind = '', id = '', name = ''] = picturePath(picture, width, format).split('/');
      expect(parsePictureFile(kind, id, name)).toEqual({ ...picture, width, format });
    }
  }
});

test('parses the URL of an earlier release that has no hash', () => {
  expect(parsePictureFile('implement', 'a', 'side-400.avif')).toEqual({
    kind: 'implement',
    id: 'a',
    view: 'side',
    width: 400,
    format: 'avif',
  });
});

test.each([
  'side-400.0123abc.avif',
  'side-400.0123abcd.0123abcd.avif',
  'side-400.0123ABCD.avif',
  'side-401.avif',
  'side-0400.avif',
  'side-400.png',
  'side-400.jpeg',
  'side-400',
  'side.avif',
  '-400.avif',
  '400.avif',
  'side--400.avif',
  'Side-400.avif',
  '../side-400.avif',
  'side-400.avif.avif',
  '',
])('rejects %j as a file name', (name) => {
  expect(parsePictureFile('implement', 'a', name)).toBeNull();
});
