import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DealerCard, DealersPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

afterEach(() => jest.restoreAllMocks());

const english = (text: string) => ({ text, language: 'en' as const });
const createFacet = (slug: string, text: string, count: number) => ({
  slug,
  name: english(text),
  count,
});

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
        brand: [createFacet('swaraj', 'Swaraj', 5), createFacet('eicher', 'Eicher', 2)],
        state: [createFacet('gujarat', 'Gujarat', 3), createFacet('punjab', 'Punjab', 4)],
        district: [createFacet('anand', 'Anand', 2), createFacet('dahod', 'Dahod', 1)],
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
const getHeading = () => screen.getByRole('heading', { level: 1 });
const getSelect = (name: string) => screen.getByRole('combobox', { name });

test('disables the district until a state is selected', async () => {
  await visit(LIST);
  expect(getHeading()).toHaveTextContent('Tractor dealers in India');
  expect(getSelect('District')).toBeDisabled();
  expect(getSelect('District')).toHaveDisplayValue('Choose your state first');
  expect(getSelect('Brand')).toHaveDisplayValue('All brands');
  const punjab = within(getSelect('State')).getByRole('option', { name: 'Punjab (4)' });
  expect(punjab).toHaveValue('punjab');
});

test('sets controls, heading and request from the URL', async () => {
  const { queries } = await visit(`${LIST}?brand=swaraj&state=gujarat&district=anand`);
  expect(getHeading()).toHaveTextContent('Swaraj tractor dealers in Anand, Gujarat');
  expect(getSelect('Brand')).toHaveDisplayValue('Swaraj (5)');
  expect(getSelect('State')).toHaveDisplayValue('Gujarat (3)');
  expect(getSelect('District')).toHaveDisplayValue('Anand (2)');
  expect(`${queries[0]}`).toBe(
    'brand=swaraj&state=gujarat&district=anand&kind=tractor&page=1&language=en',
  );
});

test('keeps the brand and clears the district when the state changes', async () => {
  const { user, queries } = await visit(`${LIST}?brand=swaraj&state=gujarat&district=anand`);
  await user.selectOptions(getSelect('State'), 'Punjab (4)');
  await screen.findByRole('heading', { name: 'Swaraj tractor dealers in Punjab' });
  expect(getSelect('District')).toHaveDisplayValue('All districts');
  expect(queries.at(-1)?.get('brand')).toBe('swaraj');
  expect(queries.at(-1)?.has('district')).toBe(false);
});

test('shows call, chat and map links of a dealer, and labels sample data', async () => {
  await visit(LIST);
  const row = within(screen.getByRole('article'));
  const readHref = (name: string) => row.getByRole('link', { name }).getAttribute('href') ?? '';
  const readQuery = (name: string) => new URL(readHref(name)).searchParams;
  expect(readHref('Patel Tractors')).toBe('/dealer/patel-tractors/3');
  expect(readHref('Call Patel Tractors')).toBe('tel:+910000012345');
  expect(readQuery('WhatsApp Patel Tractors').get('text')).toMatch(/price of Swaraj/);
  expect(readQuery('Directions to Patel Tractors').get('destination')).toMatch(/Road, Anand/);
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
])('at %s, lists only places with dealers under "%s"', async (address, title, expected) => {
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
