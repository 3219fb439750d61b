import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { projectContent } from './testing/catalogue-content.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';

type ValueExample = { value: string; toRequest: (value: string) => ExampleRequest; slug: string };
type ExampleRequest = { url: string; payload?: Record<string, string> };
type Facet = { slug: string; name: { text: string } | null };

const isFull = process.env.TEST_FULL === '1';

/** TEST_FULL=1 tests all values instead of a sample. */
const SAMPLE_SIZE = 24;

const LISTS = [
  '/api/v1/tractors?',
  '/api/v1/implements?',
  '/api/v1/tyres?',
  '/api/v1/used-tractors?',
  '/api/v1/reviews?',
  '/api/v1/dealers?kind=tractor&',
  '/api/v1/dealers?kind=implement&',
  '/api/v1/dealers?kind=tyre&',
];

describe.each(selectOneDatabase())(
  'values from responses in later requests on $name',
  (database) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi(database, projectContent);
    });
    afterAll(() => api.close());

    async function call({ url, payload }: ExampleRequest) {
      const response = await api.app.inject(
        payload === undefined ? url : { method: 'POST', url, payload },
      );
      return { status: response.statusCode, body: response.json() };
    }
    const fetchData = async (request: ExampleRequest) => (await call(request)).body.data;

    function pickSample<Value>(values: readonly Value[], maxCount = SAMPLE_SIZE): Value[] {
      if (isFull || values.length <= maxCount) return [...values];
      const offset = Math.floor(Math.random() * values.length);
      const step = Math.max(1, Math.floor(values.length / maxCount));
      return values.filter((_, index) => (index + offset) % step === 0).slice(0, maxCount);
    }

    /** The response to a value, also in capitals, must equal the response to its slug. */
    async function findMismatches(examples: readonly ValueExample[]): Promise<string[]> {
      const mismatches: string[] = [];
      for (const { value, toRequest, slug } of examples) {
        const expected = await call(toRequest(slug));
        for (const spelling of new Set([value, value.toUpperCase()])) {
          const actual = await call(toRequest(spelling));
          if (actual.status === 200 && hasEqualResults(actual.body, expected.body)) continue;
          mismatches.push(`${toRequest(spelling).url} "${spelling}" (${slug}): ${actual.status}`);
        }
      }
      return mismatches;
    }
    const hasEqualResults = (actual: { data: unknown }, expected: { data: unknown }) =>
      JSON.stringify(omitFacets(actual.data)) === JSON.stringify(omitFacets(expected.data));
    const omitFacets = (data: unknown) =>
      typeof data === 'object' && data !== null && 'items' in data && 'total' in data
        ? [data.items, data.total]
        : data;

    const toExamples = (
      rows: readonly Record<string, string>[],
      name: string,
      toRequest: ValueExample['toRequest'],
    ): ValueExample[] =>
      rows.map((row) => ({ value: row[name] ?? '', slug: row.slug ?? '', toRequest }));

    test.each(LISTS)(
      '%s accepts each value of its facets as a filter in four languages',
      async (list) => {
        const examples: ValueExample[] = [];
        for (const language of LANGUAGES) {
          const { facets } = await fetchData({ url: `${list}language=${language}` });
          for (const [dimension, values] of Object.entries<Facet[]>(facets)) {
            const toRequest = (value: string) => ({
              url: `${list}${new URLSearchParams({ [dimension]: value })}`,
            });
            const filterExamples = values.flatMap(({ slug, name }) =>
              [slug, name?.text ?? slug].map((value) => ({ value, slug, toRequest })),
            );
            examples.push(...pickSample(filterExamples, 8));
          }
        }
        expect(examples.length).toBeGreaterThan(20);
        expect(await findMismatches(examples)).toEqual([]);
      },
    );

    test('accepts the types, brands and models of implements that it returns', async () => {
      const examples: ValueExample[] = [];
      const requestBrands = (language: Language) => (implement_type: string) => ({
        url: '/api/implement_type_brand_list',
        payload: { implement_type, language },
      });
      for (const language of LANGUAGES) {
        const types = await fetchData({ url: `/api/all_implements_type?language=${language}` });
        examples.push(...pickSample(toExamples(types, 'name', requestBrands(language))));
        for (const { name } of pickSample(types as { name: string }[], 4)) {
          const brands = await fetchData(requestBrands(language)(name));
          const requestModels = (brand_name: string) => ({
            url: '/api/implement_brand_modals',
            payload: { implement_type: name, brand_name },
          });
          examples.push(...pickSample(toExamples(brands, 'brand_name', requestModels), 6));
        }
      }
      expect(examples.length).toBeGreaterThan(80);
      expect(await findMismatches(examples)).toEqual([]);
    });

    test('accepts the brands of tractors and tyres that it returns', async () => {
      const examples: ValueExample[] = [];
      const createRequest = {
        tractor: (brand: string) => ({
          url: `/api/v1/tractor-models?${new URLSearchParams({ brand })}`,
        }),
        tyre: (brand_name: string) => ({ url: '/api/tyre_modal', payload: { brand_name } }),
      };
      for (const language of LANGUAGES) {
        for (const kind of ['tractor', 'tyre'] as const) {
          const rows = await fetchData({ url: `/api/v1/${kind}-brands?language=${language}` });
          const brands = rows.map((row: { slug: string; name: { text: string } }) => ({
            slug: row.slug,
            name: row.name.text,
          }));
          examples.push(...pickSample(toExamples(brands, 'name', createRequest[kind]), 12));
        }
      }
      expect(await findMismatches(examples)).toEqual([]);
    });

    test('accepts the states and districts that it returns when it lists districts, tehsils and charges', async () => {
      const examples: ValueExample[] = [];
      for (const language of LANGUAGES) {
        const states = await fetchData({ url: `/api/all_state?language=${language}` });
        const requestDistricts = (state: string) => ({
          url: '/api/all_district',
          payload: { state, language },
        });
        const requestCharges = (state: string) => ({
          url: `/api/v1/road-charges?${new URLSearchParams({ state })}`,
        });
        examples.push(...pickSample(toExamples(states, 'state', requestDistricts), 10));
        examples.push(...pickSample(toExamples(states, 'state', requestCharges), 10));
        for (const { state } of pickSample(states as { state: string }[], 4)) {
          const rows = await fetchData(requestDistricts(state));
          const requestTehsils = (district: string) => ({
            url: '/api/all_tehsil',
            payload: { district, state, language },
          });
          examples.push(...pickSample(toExamples(rows, 'district', requestTehsils), 6));
        }
      }
      expect(examples.length).toBeGreaterThan(100);
      expect(await findMismatches(examples)).toEqual([]);
    });

    test('accepts the brands and topics of videos and the tags of posts that it returns', async () => {
      const examples: ValueExample[] = [];
      for (const language of LANGUAGES) {
        const { brands, topics } = await fetchData({ url: `/api/v1/videos?language=${language}` });
        const requestVideosBy = (name: string) => (value: string) => ({
          url: `/api/v1/videos?${new URLSearchParams({ [name]: value })}`,
        });
        for (const { slug, name } of pickSample(brands as Facet[], 8))
          examples.push({ value: name?.text ?? slug, slug, toRequest: requestVideosBy('brand') });
        for (const slug of topics)
          examples.push({ value: slug, slug, toRequest: requestVideosBy('topic') });
        const { items } = await fetchData({ url: `/api/v1/posts?language=${language}` });
        const tags = items.flatMap((post: { tags: Facet[] }) => post.tags);
        for (const { slug, name } of pickSample(tags as Facet[], 8))
          examples.push({
            value: name?.text ?? slug,
            slug,
            toRequest: (tag) => ({ url: `/api/v1/posts?${new URLSearchParams({ tag })}` }),
          });
      }
      expect(await findMismatches(examples)).toEqual([]);
    });

    test.each([
      ['/api/v1/tractors?brand=narnia', 'brand_unknown'],
      ['/api/v1/tractors?series=narnia', 'series_unknown'],
      ['/api/v1/implements?type=narnia', 'type_unknown'],
      ['/api/v1/tyres?size=narnia', 'size_unknown'],
      ['/api/v1/used-tractors?state=narnia', 'state_unknown'],
      ['/api/v1/dealers?kind=tractor&district=narnia', 'district_unknown'],
      ['/api/v1/road-charges?state=narnia', 'state_unknown'],
      ['/api/v1/subsidies?state=narnia', 'state_unknown'],
      ['/api/v1/videos?brand=narnia', 'brand_unknown'],
      ['/api/v1/videos?topic=narnia', 'topic_unknown'],
      ['/api/v1/posts?tag=narnia', 'topic_unknown'],
    ])('rejects the request %s with the reason %s', async (url, reason) => {
      const { status, body } = await call({ url });
      expect([status, body.reason]).toEqual([400, reason]);
    });
  },
);
