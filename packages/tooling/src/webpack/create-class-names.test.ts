import path from 'node:path';
import { createClassNames, toSheetName } from './create-class-names.mjs';

const apps = path.resolve(import.meta.dirname, '../../../../apps');
const catalogue = path.join(apps, 'catalogue');
const shell = path.join(apps, 'shell');

const toContext = (name: string) => ({
  resourcePath: path.resolve(import.meta.dirname, '../../../ui/src', name),
});

const CARD = 'card/machine-card.module.css';

test('creates equal class names in all builds, and different ones for each file and app', () => {
  const [inBrowser, onServer] = [
    createClassNames('catalogue', catalogue),
    createClassNames('catalogue', catalogue),
  ];
  const card = inBrowser(toContext(CARD), '', 'card');
  expect(card).toMatch(/^[a-z][0-9a-z]{4}[A-Z]$/);
  expect(onServer(toContext(CARD), '', 'picture')).not.toBe(card);
  expect(onServer(toContext(CARD), '', 'card')).toBe(card);
  expect(inBrowser(toContext('tag/tag.module.css'), '', 'tag')).not.toContain(card?.slice(0, 5));
  expect(createClassNames('media', path.join(apps, 'media'))(toContext(CARD), '', 'card')).not.toBe(
    card,
  );
});

test('begins all class names of a file with the same hash', () => {
  const createName = createClassNames('shell', shell);
  const getHash = (local: string) => createName(toContext(CARD), '', local).slice(0, 5);
  expect(getHash('card')).toBe(getHash('text'));
});

test('rejects a class name that two files share, and names both files', () => {
  const createName = createClassNames('shell', shell, () => 'same');
  createName(toContext('tag/none.module.css'), '', 'row');
  expect(() => createName(toContext('chip/none.module.css'), '', 'row')).toThrow(
    /row has one name in .*tag\/none\.module\.css and .*chip\/none\.module\.css/,
  );
});

test.each([
  ['/house/apps/loans', '/house/apps/loans/src/a.module.css', 'apps/loans/src/a.module.css'],
  ['/house/apps/loans', '/house/packages/ui/src/a.module.css', 'packages/ui/src/a.module.css'],
  ['/ci/work/checkout-7', '/ci/work/checkout-7/src/a.module.css', 'apps/loans/src/a.module.css'],
  [
    '/ci/work/checkout-7',
    '/ci/work/checkout-7/node_modules/@tractor-haat/ui/dist/a.module.css',
    '@tractor-haat/ui/dist/a.module.css',
  ],
])('the sheet in the folder %s with the path %s is named %s', (folder, sheet, name) => {
  expect(toSheetName('loans', folder, sheet)).toBe(name);
});
