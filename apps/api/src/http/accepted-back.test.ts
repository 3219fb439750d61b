import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { type TestApi, testApi } from '../testing/api.ts';
import { projectContent } from '../testing/catalogue-content.ts';
import { oneDatabase } from '../testing/databases.ts';

/** A value from a response, and requests that use it and its slug. */
type ValueExample = { value: string; ask: (value: string) => ExampleRequest; slug: string };
type ExampleRequest = { url: string; payload?: Record<string, string> };
type Facet = { slug: string; name: { text: string } | null };

const isFull = process.env.TEST_FULL === '1';

/** Values of each kind per run of `npm test`, different ones in each run; all of them with TEST_FULL=1. */
const SAMPLE = 24;

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

describe.each(oneDatabase())('returned values are accepted as input on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, projectContent);
  });
  afterAll(() => api.close());

  async function call({ url, payload }: ExampleRequest) {
    const response = await api.app.inject(
      payload === undefined ? url : { method: 'POST', url, payload },
    );
    return { status: response.statusCode, body: response.json() };
  }
  const dataOf = async (request: ExampleRequest) => (await call(request)).body.data;

  function sampled<Value>(values: readonly Value[], most = SAMPLE): Value[] {
    if (isFull || values.length <= most) return [...values];
    const first = Math.floor(Math.random() * values.length);
    const step = Math.max(1, Math.floor(values.length / most));
    return values.filter((_, at) => (at + first) % step === 0).slice(0, most);
  }

  /** Each value unchanged and in capitals: the response must equal the slug's. */
  async function faultsOf(examples: readonly ValueExample[]): Promise<string[]> {
    const problems: string[] = [];
    for (const { value, ask, slug } of examples) {
      const expected = await call(ask(slug));
      for (const written of new Set([value, value.toUpperCase()])) {
        const got = await call(ask(written));
        if (got.status === 200 && isSame(got.body, expected.body)) continue;
        problems.push(`${ask(written).url} "${written}" (${slug}): ${got.status}`);
      }
    }
    return problems;
  }
  const isSame = (one: { data: unknown }, other: { data: unknown }) =>
    JSON.stringify(toListedTractors(one.data)) === JSON.stringify(toListedTractors(other.data));
  /** Of a list only the matching rows and their number. */
  const toListedTractors = (data: unknown) =>
    typeof data === 'object' && data !== null && 'items' in data && 'total' in data
      ? [data.items, data.total]
      : data;

  const named = (
    rows: readonly Record<string, string>[],
    name: string,
    ask: ValueExample['ask'],
  ): ValueExample[] => rows.map((row) => ({ value: row[name] ?? '', slug: row.slug ?? '', ask }));

  test.each(LISTS)('%s: accepts every value of every filter in four languages', async (list) => {
    const examples: ValueExample[] = [];
    for (const language of LANGUAGES) {
      const { facets } = await dataOf({ url: `${list}language=${language}` });
      for (const [dimension, values] of Object.entries<Facet[]>(facets)) {
        const ask = (value: string) => ({
          url: `${list}${new URLSearchParams({ [dimension]: value })}`,
        });
        const all = values.flatMap(({ slug, name }) =>
          [slug, name?.text ?? slug].map((value) => ({ value, slug, ask })),
        );
        examples.push(...sampled(all, 8));
      }
    }
    expect(examples.length).toBeGreaterThan(20);
    expect(await faultsOf(examples)).toEqual([]);
  });

  test('accepts returned types, brands and models of implements', async () => {
    const examples: ValueExample[] = [];
    const brandsOf = (language: Language) => (implement_type: string) => ({
      url: '/api/implement_type_brand_list',
      payload: { implement_type, language },
    });
    for (const language of LANGUAGES) {
      const types = await dataOf({ url: `/api/all_implements_type?language=${language}` });
      examples.push(...sampled(named(types, 'name', brandsOf(language))));
      for (const { name } of sampled(types as { name: string }[], 4)) {
        const brands = await dataOf(brandsOf(language)(name));
        const models = (brand_name: string) => ({
          url: '/api/implement_brand_modals',
          payload: { implement_type: name, brand_name },
        });
        examples.push(...sampled(named(brands, 'brand_name', models), 6));
      }
    }
    expect(examples.length).toBeGreaterThan(80);
    expect(await faultsOf(examples)).toEqual([]);
  });

  test('accepts returned brands of tractors and tyres', async () => {
    const examples: ValueExample[] = [];
    const asks = {
      tractor: (brand: string) => ({
        url: `/api/v1/tractor-models?${new URLSearchParams({ brand })}`,
      }),
      tyre: (brand_name: string) => ({ url: '/api/tyre_modal', payload: { brand_name } }),
    };
    for (const language of LANGUAGES) {
      for (const kind of ['tractor', 'tyre'] as const) {
        const rows = await dataOf({ url: `/api/v1/${kind}-brands?language=${language}` });
        const brands = rows.map((row: { slug: string; name: { text: string } }) => ({
          slug: row.slug,
          name: row.name.text,
        }));
        examples.push(...sampled(named(brands, 'name', asks[kind]), 12));
      }
    }
    expect(await faultsOf(examples)).toEqual([]);
  });

  test('accepts returned states, districts and their dependent values', async () => {
    const examples: ValueExample[] = [];
    for (const language of LANGUAGES) {
      const states = await dataOf({ url: `/api/all_state?language=${language}` });
      const districts = (state: string) => ({
        url: '/api/all_district',
        payload: { state, language },
      });
      const charges = (state: string) => ({
        url: `/api/v1/road-charges?${new URLSearchParams({ state })}`,
      });
      examples.push(...sampled(named(states, 'state', districts), 10));
      examples.push(...sampled(named(states, 'state', charges), 10));
      for (const { state } of sampled(states as { state: string }[], 4)) {
        const rows = await dataOf(districts(state));
        const tehsils = (district: string) => ({
          url: '/api/all_tehsil',
          payload: { district, state, language },
        });
        examples.push(...sampled(named(rows, 'district', tehsils), 6));
      }
    }
    expect(examples.length).toBeGreaterThan(100);
    expect(await faultsOf(examples)).toEqual([]);
  });

  test('accepts returned video brands and topics, post tags and states with schemes', async () => {
    const examples: ValueExample[] = [];
    for (const language of LANGUAGES) {
      const { brands, topics } = await dataOf({ url: `/api/v1/videos?language=${language}` });
      const videos = (name: string) => (value: string) => ({
        url: `/api/v1/videos?${new URLSearchParams({ [name]: value })}`,
      });
      for (const { slug, name } of sampled(brands as Facet[], 8))
        examples.push({ value: name?.text ?? slug, slug, ask: videos('brand') });
      for (const slug of topics) examples.push({ value: slug, slug, ask: videos('topic') });
      const { items } = await dataOf({ url: `/api/v1/posts?language=${language}` });
      const tags = items.flatMap((post: { tags: Facet[] }) => post.tags);
      for (const { slug, name } of sampled(tags as Facet[], 8))
        examples.push({
          value: name?.text ?? slug,
          slug,
          ask: (tag) => ({ url: `/api/v1/posts?${new URLSearchParams({ tag })}` }),
        });
    }
    expect(await faultsOf(examples)).toEqual([]);
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
  ])('rejects %s: %s', async (url, reason) => {
    const { status, body } = await call({ url });
    expect([status, body.reason]).toEqual([400, reason]);
  });
});
