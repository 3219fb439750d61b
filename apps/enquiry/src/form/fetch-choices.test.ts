import { ALL_FORMS } from '@tractor-haat/api-client';
import { fetchServerChoices, hasProperNames } from './fetch-choices.ts';

const requests: string[] = [];
const { signal } = new AbortController();

/** Response of the mock API: districts load, tehsils fail. */
const createResponse = (path: string) => {
  if (path === '/api/all_tehsil') return Response.json({ message: 'no' }, { status: 500 });
  const data = path === '/api/all_district' ? [{ slug: 'anand', district: 'Anand' }] : [];
  return Response.json({ success: true, data });
};

beforeEach(() => {
  requests.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), 'http://site.test');
    requests.push(pathname);
    return createResponse(pathname);
  });
});
afterEach(() => jest.restoreAllMocks());

test('sends no request for a field whose parent is empty', async () => {
  await fetchServerChoices(ALL_FORMS['loan-new'], {}, 'en', signal);
  expect(requests.sort()).toEqual(['/api/all_state', '/api/v1/tractor-brands']);
});

test('loads the next list for a selected parent, and omits a list that fails to load', async () => {
  const values = { state: 'gujarat', district: 'anand' };
  const lists = await fetchServerChoices(ALL_FORMS['loan-new'], values, 'en', signal);
  expect(requests).toContain('/api/all_tehsil');
  expect(lists).toEqual({ district: [{ value: 'anand', label: 'Anand' }] });
});

test('treats the names of brands and models as proper names', () => {
  const kinds = ALL_FORMS['loan-new'].fields.map(({ kind }) => kind);
  expect(kinds.filter(hasProperNames)).toEqual(['tractor_brand', 'tractor_model']);
  expect((['brand', 'model', 'tyre_brand', 'tyre_model'] as const).every(hasProperNames)).toBe(
    true,
  );
});
