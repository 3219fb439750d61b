import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

type NamesByKey = Readonly<Record<string, string>>;

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

const brands: { slug: string; name: NamesByKey }[] = readJson('content/tractor-brands.json');

test.each(['en', 'hi', 'gu', 'mr'])(
  'spells brands in menus and footer as on the brand pages (%s)',
  (language) => {
    const expectedNames = Object.fromEntries(
      brands.map(({ slug, name }) => [slug, name[language]]),
    );
    const menus: NamesByKey = readJson(
      `apps/shell/src/locales/menus.${language}.json`,
    ).tractor_brand;
    const footer: NamesByKey = readJson(`apps/shell/src/locales/shell.${language}.json`).footer
      .brand;
    expect(expectedNames).toMatchObject(menus);
    expect(expectedNames).toMatchObject(footer);
  },
);
