import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { createCatalogueFolder, projectContent } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

type Translations = Record<Language, string>;
type BrandContent = { slug: string; name: Translations; description: Translations };

function readBrandsBySlug(kind: string): Map<string, BrandContent> {
  const text = readFileSync(path.join(projectContent, `${kind}-brands.json`), 'utf8');
  return new Map((JSON.parse(text) as BrandContent[]).map((brand) => [brand.slug, brand]));
}

const BRAND_KINDS = ['tractor', 'tyre', 'implement'] as const;

describe.each(selectOneDatabase())('brands on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    const folder = createCatalogueFolder();
    const file = 'implement-brands.json';
    copyFileSync(path.join(projectContent, file), path.join(folder, file));
    api = await createTestApi(database, folder);
  });
  afterAll(() => api.close());

  const getData = async (url: string) => (await api.app.inject(url)).json().data;

  test.each(BRAND_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'returns the translated name and description of each %s brand in %s',
    async (kind, language) => {
      const expectedBrands = readBrandsBySlug(kind);
      const include = kind === 'tractor' ? '&include=discontinued' : '';
      const brands: { slug: string }[] = await getData(
        `/api/v1/${kind}-brands?language=${language}${include}`,
      );
      expect(brands).toHaveLength(expectedBrands.size);
      const toExpectedText = (translations?: Translations) => ({
        text: translations?.[language],
        language,
      });
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
    const { description } = await getData(`/api/v1/${kind}-brands/${slug}?language=gu`);
    expect(description).toEqual({
      text: readBrandsBySlug(kind).get(slug)?.description.gu,
      language: 'gu',
    });
    expect(description.text).toMatch(/[\u0a80-\u0aff]/);
  });
});
