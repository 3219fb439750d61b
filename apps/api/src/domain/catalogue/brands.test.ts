import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createCatalogueFolder, projectContent } from '../../testing/catalogue-content.ts';
import { selectOneDatabase } from '../../testing/databases.ts';

type Texts = Record<Language, string>;
type BrandTexts = { slug: string; name: Texts; description: Texts };

function readBrandsBySlug(kind: string): Map<string, BrandTexts> {
  const text = readFileSync(path.join(projectContent, `${kind}-brands.json`), 'utf8');
  return new Map((JSON.parse(text) as BrandTexts[]).map((brand) => [brand.slug, brand]));
}

const KINDS = ['tractor', 'tyre', 'implement'] as const;

describe.each(selectOneDatabase())('brands on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    const folder = createCatalogueFolder();
    const file = 'implement-brands.json';
    copyFileSync(path.join(projectContent, file), path.join(folder, file));
    api = await createTestApi(database, folder);
  });
  afterAll(() => api.close());

  const get = async (url: string) => (await api.app.inject(url)).json().data;

  test.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'returns the translated name and description of each %s brand in %s',
    async (kind, language) => {
      const expectedBrands = readBrandsBySlug(kind);
      const brands: { slug: string }[] = await get(
        `/api/v1/${kind}-brands?language=${language}${kind === 'tractor' ? '&include=discontinued' : ''}`,
      );
      expect(brands).toHaveLength(expectedBrands.size);
      const toExpectedText = (texts?: Texts) => ({ text: texts?.[language], language });
      for (const brand of brands)
        expect(brand).toMatchObject({
          name: toExpectedText(expectedBrands.get(brand.slug)?.name),
          description: toExpectedText(expectedBrands.get(brand.slug)?.description),
        });
    },
  );

  test.each([
    ['tractor', 'mahindra'],
    ['tyre', 'mrf'],
    ['implement', 'fieldking'],
  ])('returns the description of one %s brand in Gujarati', async (kind, slug) => {
    const { description } = await get(`/api/v1/${kind}-brands/${slug}?language=gu`);
    expect(description).toEqual({
      text: readBrandsBySlug(kind).get(slug)?.description.gu,
      language: 'gu',
    });
    expect(description.text).toMatch(/[\u0a80-\u0aff]/);
  });
});
