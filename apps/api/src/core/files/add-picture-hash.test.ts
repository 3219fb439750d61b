import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { picturePath, SITE_DRAWINGS_HASH } from '@tractor-haat/api-client';
import { draw, listAllPictures } from '@tractor-haat/drawings';
import { computeDigest } from '@tractor-haat/drawings/files';
import { parsePictureFile } from '../../features/catalogue/pictures/create-picture-finder.ts';
import { addPictureHash, hasCurrentHash, SITE_KINDS } from './add-picture-hash.ts';
import { repositoryRoot } from './repository-root.ts';

const parseUrl = (url: string) => {
  const [, , kind = '', id = '', name = ''] = url.split('/');
  const file = parsePictureFile(kind, id, name);
  if (file === null) throw new Error(`${url} is no picture`);
  return file;
};

/** Ids of monograms, such as `a` and `a-a`. */
const MONOGRAMS = [...'abcdefghijklmnopqrstuvwxyz0123456789'].flatMap((letter) =>
  [letter, `${letter}-${letter}`].map((id) => ({ kind: 'monogram', id, view: 'square' })),
);

test('the code of the pages contains the current hash of the site drawings', () => {
  const siteDrawings = listAllPictures().filter(({ kind }) => SITE_KINDS.includes(kind));
  const digests = [...siteDrawings, ...MONOGRAMS].flatMap(({ kind, id, view }) => {
    const drawing = draw(kind, id, view);
    return drawing ? computeDigest(drawing) : [];
  });
  expect(digests.length).toBeGreaterThan(100);
  const current = createHash('sha256').update(digests.join(' ')).digest('hex').slice(0, 8);
  // After a change of these drawings, copy the received hash to `SITE_DRAWINGS_HASH` and to page-head.tsx.
  expect(current).toBe(SITE_DRAWINGS_HASH);
  const head = path.join(repositoryRoot, 'packages/platform/src/page/page-head.tsx');
  const picture = picturePath({ kind: 'share', id: 'default', view: 'card' }, 1200, 'jpg');
  expect(readFileSync(head, 'utf8')).toContain(`'${picture}'`);
});

test('accepts the hash of a picture for each of its views', () => {
  const picture = addPictureHash({ kind: 'tractor', id: 'plain--a', view: 'side' });
  expect(picture.hash).toMatch(/^[0-9a-f]{8}$/);
  for (const view of ['side', 'front', 'rear', 'field'])
    expect(hasCurrentHash(parseUrl(picturePath({ ...picture, view }, 400, 'avif')))).toBe(true);
});

test('rejects a picture URL without a hash or with the hash of another picture', () => {
  const { hash } = addPictureHash({ kind: 'tractor', id: 'plain--a', view: 'side' });
  for (const url of [
    '/img/tractor/plain--a/side-400.avif',
    '/img/tractor/plain--a/side-400.00000000.avif',
    `/img/tractor/plain--a/side-400.${SITE_DRAWINGS_HASH}.avif`,
    `/img/tractor/plain--b/side-400.${hash}.avif`,
  ])
    expect(hasCurrentHash(parseUrl(url))).toBe(false);
});

test('accepts the hash of the site drawings for a site picture', () => {
  for (const kind of SITE_KINDS) {
    const url = picturePath({ kind, id: 'a', view: 'card' }, 400, 'avif');
    expect(hasCurrentHash(parseUrl(url))).toBe(true);
  }
});

test('adds no hash to an unknown drawing', () => {
  const unknown = { kind: 'spaceship', id: 'a', view: 'side' };
  expect(addPictureHash(unknown)).toEqual(unknown);
});
