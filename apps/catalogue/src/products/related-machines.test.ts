import { loadRelated } from './load-related.ts';

const createImplement = (id: number, type_slug: string, required_hp_min: number | null) => ({
  id,
  type_slug,
  required_hp_min,
});

/** Mocks the lists of the API by path. Returns the URLs of the requests. */
function mockApi(items: Record<string, unknown[]>) {
  const requests: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), 'http://site.test');
    requests.push(url);
    return Response.json({ data: { items: items[url.pathname] ?? [] } });
  });
  return requests;
}

const load = (props: Parameters<typeof loadRelated>[0]['props']) =>
  loadRelated({ props, language: 'en', signal: new AbortController().signal });

test('returns one implement of each type first, and tractors with the required power', async () => {
  const requests = mockApi({
    '/api/v1/implements': [
      createImplement(1, 'rotavator', 35),
      createImplement(2, 'rotavator', 45),
      createImplement(3, 'plough', null),
    ],
    '/api/v1/tractors': [1, 2, 3, 4, 5].map((id) => ({ id })),
  });
  const related = await load({ implementTypes: ['rotavator', 'plough'] });
  expect(related.implements.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(related.tractors).toHaveLength(4);
  expect(related.tyres).toEqual([]);
  const tractors = requests.find(({ pathname }) => pathname === '/api/v1/tractors');
  expect(tractors?.searchParams.getAll('hp').join()).toBe('31-40,41-50');
});

test('returns tyres if requested', async () => {
  mockApi({ '/api/v1/tyres': [{ id: 9 }] });
  expect((await load({ tyres: true })).tyres).toHaveLength(1);
});

test('returns only tractors of any power without implement types or tyres', async () => {
  const requests = mockApi({ '/api/v1/tyres': [{ id: 9 }], '/api/v1/tractors': [{ id: 1 }] });
  const related = await load({});
  expect(related).toEqual({ tractors: [{ id: 1 }], implements: [], tyres: [] });
  expect(requests.every(({ searchParams }) => !searchParams.has('hp'))).toBe(true);
});
