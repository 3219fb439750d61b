import { render, screen, waitFor, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { readRecentSearches } from './read-recent-searches.ts';

const { shell, menus } = shellPages.messages;
const routes = shellPages.routes.filter(({ path }) => path === '/search');

async function renderPage(address: string, language: 'en' | 'hi' = 'en') {
  const { ui } = await testSite({ routes, messages: { shell, menus } } as never, {
    address,
    language,
  });
  render(ui);
  return screen.findByRole('heading', { level: 1 });
}

const createItem = (name: string, properties: object = {}) => ({
  kind: 'tractor',
  name: { text: name, language: 'en' },
  url: '/hi/tractor/kubota-mu4501/85',
  line: null,
  picture: null,
  hp: null,
  price_inr: null,
  ...properties,
});

function mockResponse(data: object) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
}

afterEach(() => jest.restoreAllMocks());

const RESULT_GROUPS = {
  total: 9,
  list: null,
  groups: [
    { kind: 'tractor', total: 8, items: [createItem('Kubota', { hp: 45, price_inr: 831000 })] },
    { kind: 'post', total: 1, items: [createItem('A post', { kind: 'post', url: '/hi/p' })] },
  ],
};

test('requests results in the language of the page', async () => {
  const fetchMock = mockResponse(RESULT_GROUPS);
  expect(await renderPage('/search?q=kubota', 'hi')).toHaveTextContent('“kubota” के नतीजे');
  expect(String(fetchMock.mock.calls[0]?.[0])).toContain('/api/v1/search?q=kubota&language=hi');
});

test('marks the language of names and excludes product names from translation', async () => {
  mockResponse(RESULT_GROUPS);
  await renderPage('/search?q=kubota', 'hi');
  const link = screen.getByRole('link', { name: 'Kubota' });
  expect(link).toHaveAttribute('lang', 'en');
  // Browsers would translate the brand names "Captain" and "Force" as words.
  expect(link).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('link', { name: 'A post' })).not.toHaveAttribute('translate');
});

test('shows the facts of each result and a link to all results of its group', async () => {
  mockResponse(RESULT_GROUPS);
  await renderPage('/search?q=kubota', 'hi');
  const tractors = screen.getByRole('region', { name: 'ट्रैक्टर' });
  const link = within(tractors).getByRole('link', { name: 'Kubota' });
  expect(link).toHaveAttribute('href', '/hi/tractor/kubota-mu4501/85');
  expect(tractors).toHaveTextContent(/45 HP · ₹\s8,31,000 से शुरू/);
  expect(within(tractors).getByRole('link', { name: /सभी 8 देखें/ })).toHaveAttribute(
    'href',
    '/hi/search?q=kubota&kind=tractor',
  );
});

test('stores the query of a visited results page as a recent search', async () => {
  localStorage.clear();
  mockResponse({ total: 0, list: null, groups: [] });
  await renderPage('/search?q=kubota');
  await waitFor(() => expect(readRecentSearches()).toEqual(['kubota']));
});

test('neither requests nor stores a query of one letter', async () => {
  localStorage.clear();
  const fetchMock = mockResponse({});
  expect(await renderPage('/search?q=k')).toHaveTextContent('What are you looking for?');
  expect(screen.getByText('Type at least 2 letters.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mahindra' })).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(readRecentSearches()).toEqual([]);
});

test('truncates a long query before the request', async () => {
  const fetchMock = mockResponse({ total: 0, groups: [], list: null });
  await renderPage(`/search?q=${'🚜'.repeat(150)}`);
  const sentQuery = new URL(
    String(fetchMock.mock.calls[0]?.[0]),
    'https://site.test',
  ).searchParams.get('q');
  expect(sentQuery).toBe('🚜'.repeat(100));
});

test('shows the query and popular pages when there are no results', async () => {
  mockResponse({ total: 0, groups: [], list: null });
  await renderPage('/search?q=xyzzy');
  expect(screen.getByText('Nothing found for “xyzzy”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tractors' })).toBeInTheDocument();
  const brandLink = screen.getByRole('link', { name: 'Swaraj' });
  expect(brandLink.querySelector('[translate=no]')).toHaveTextContent('Swaraj');
});
