import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../../../..');

type Names = Readonly<Record<string, string>>;

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

const brands: { slug: string; name: Names }[] = read('content/tractor-brands.json');

test.each(['en', 'hi', 'gu', 'mr'])(
  'spells brands in menus and footer as on the brand pages (%s)',
  (language) => {
    const spelled = Object.fromEntries(brands.map(({ slug, name }) => [slug, name[language]]));
    const menus: Names = read(`apps/shell/src/locales/menus.${language}.json`).tractor_brand;
    const footer: Names = read(`apps/shell/src/locales/shell.${language}.json`).footer.brand;
    expect(spelled).toMatchObject(menus);
    expect(spelled).toMatchObject(footer);
  },
);
