import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DealerCard, DealersPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../../remote.tsx';

afterEach(() => jest.restoreAllMocks());

const english = (text: string) => ({ text, language: 'en' as const });
const facet = (slug: string, text: string, count: number) => ({ slug, name: english(text), count });

const dealer: DealerCard = {
  id: 3,
  slug: 'patel-tractors',
  name: 'Patel Tractors',
  kind: 'tractor',
  brand_slug: 'swaraj',
  brand_name: english('Swaraj'),
  state: 'gujarat',
  state_name: english('Gujarat'),
  district: 'Anand',
  district_slug: 'anand',
  district_name: english('Anand'),
  area: 'Station Road',
  phone: '0000012345',
  place: null,
  demo: true,
};

const states = [
  {
    slug: 'gujarat',
    state: 'Gujarat',
    dealers: 3,
    districts: [
      { slug: 'anand', district: 'Anand', dealers: 2 },
      { slug: 'dahod', district: 'Dahod', dealers: 1 },
      { slug: 'tapi', district: 'Tapi', dealers: 0 },
    ],
  },
  { slug: 'punjab', state: 'Punjab', dealers: 4, districts: [] },
];

async function visit(address: string, overrides: Partial<DealersPage> = {}) {
  const queries: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (requested) => {
    const { pathname, searchParams } = new URL(String(requested), 'http://site.test');
    if (pathname === '/api/state_city_list') return Response.json({ data: states });
    queries.push(searchParams);
    const page: DealersPage = {
      ...{ items: [dealer], total: 1, page: 1, pages: 1, per_page: 24, spots: [], demo: true },
      facets: {
        brand: [facet('swaraj', 'Swaraj', 5), facet('eicher', 'Eicher', 2)],
        state: [facet('gujarat', 'Gujarat', 3), facet('punjab', 'Punjab', 4)],
        district: [facet('anand', 'Anand', 2), facet('dahod', 'Dahod', 1)],
      },
      ...overrides,
    };
    return Response.json({ data: page });
  });
  const site = await testSite(remote, { address });
  await act(async () => render(site.ui));
  await screen.findByRole('heading', { level: 1 });
  return { ...site, queries, user: userEvent.setup() };
}

const LIST = '/tractor-dealers-in-india';
const heading = () => screen.getByRole('heading', { level: 1 });
const select = (name: string) => screen.getByRole('combobox', { name });

test('disables the district until a state is selected', async () => {
  await visit(LIST);
  expect(heading()).toHaveTextContent('Tractor dealers in India');
  expect(select('District')).toBeDisabled();
  expect(select('District')).toHaveDisplayValue('Choose your state first');
  expect(select('Brand')).toHaveDisplayValue('All brands');
  expect(within(select('State')).getByRole('option', { name: 'Punjab (4)' })).toHaveValue('punjab');
});

test('sets controls, heading and request from the URL', async () => {
  const { queries } = await visit(`${LIST}?brand=swaraj&state=gujarat&district=anand`);
  expect(heading()).toHaveTextContent('Swaraj tractor dealers in Anand, Gujarat');
  expect(select('Brand')).toHaveDisplayValue('Swaraj (5)');
  expect(select('State')).toHaveDisplayValue('Gujarat (3)');
  expect(select('District')).toHaveDisplayValue('Anand (2)');
  expect(`${queries[0]}`).toBe(
    'brand=swaraj&state=gujarat&district=anand&kind=tractor&page=1&language=en',
  );
});

test('keeps the brand and clears the district when the state changes', async () => {
  const { user, queries } = await visit(`${LIST}?brand=swaraj&state=gujarat&district=anand`);
  await user.selectOptions(select('State'), 'Punjab (4)');
  await screen.findByRole('heading', { name: 'Swaraj tractor dealers in Punjab' });
  expect(select('District')).toHaveDisplayValue('All districts');
  expect(queries.at(-1)?.get('brand')).toBe('swaraj');
  expect(queries.at(-1)?.has('district')).toBe(false);
});

test('shows call, chat and map links of a dealer, and labels sample data', async () => {
  await visit(LIST);
  const row = within(screen.getByRole('article'));
  const address = (name: string) => row.getByRole('link', { name }).getAttribute('href') ?? '';
  const query = (name: string) => new URL(address(name)).searchParams;
  expect(address('Patel Tractors')).toBe('/dealer/patel-tractors/3');
  expect(address('Call Patel Tractors')).toBe('tel:+910000012345');
  expect(query('WhatsApp Patel Tractors').get('text')).toMatch(/price of Swaraj/);
  expect(query('Directions to Patel Tractors').get('destination')).toMatch(/Road, Anand/);
  expect(row.getByText('Sample')).toBeInTheDocument();
  expect(screen.getByText(/^These dealers are samples/)).toBeInTheDocument();
});

test.each([
  [LIST, 'Dealers by state', [`${LIST}?state=gujarat`, `${LIST}?state=punjab`]],
  [
    `${LIST}?state=gujarat`,
    'Dealers by district',
    ['anand', 'dahod'].map((district) => `${LIST}?state=gujarat&district=${district}`),
  ],
])('%s lists under "%s" only places with dealers', async (address, title, expected) => {
  await visit(address);
  const section = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
});

test('keeps the selected state in pagination links', async () => {
  await visit(`${LIST}?state=gujarat`, { total: 30, pages: 2 });
  expect(screen.getByRole('link', { name: /^Next/ })).toHaveAttribute(
    'href',
    `${LIST}?state=gujarat&page=2`,
  );
});

test('links to all dealers if the selected state has none', async () => {
  await visit('/tractor-tyre-dealers-in-india?state=gujarat', { items: [], total: 0, demo: false });
  expect(screen.getByText('No dealer here yet. Try a nearby district.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
    'href',
    '/tractor-tyre-dealers-in-india',
  );
  expect(screen.queryByText(/^These dealers are samples/)).toBeNull();
});
