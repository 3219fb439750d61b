import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ImplementCard, ImplementsPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const english = (text: string) => ({ text, language: 'en' as const });

const rotavator: ImplementCard = {
  id: 7,
  slug: 'rp-125',
  type_slug: 'rotavator',
  type_name: english('Rotavator'),
  brand_slug: 'shaktiman',
  brand_name: english('Shaktiman'),
  model: 'RP 125',
  working_width_mm: 1250,
  required_hp_min: 30,
  required_hp_max: 40,
  key_facts: [],
  price: 'hidden',
  picture: { kind: 'implement', id: 'rotavator--rp-125', view: 'side', alt: english('Rotavator') },
};

const createPage = (overrides: Partial<ImplementsPage> = {}): ImplementsPage => ({
  items: [rotavator, { ...rotavator, id: 8, model: 'RP 165', price: 'missing' }],
  total: 2,
  page: 1,
  pages: 1,
  per_page: 24,
  facets: {
    type: [],
    brand: [
      { slug: 'fieldking', name: english('Fieldking'), count: 3 },
      { slug: 'shaktiman', name: english('Shaktiman'), count: 2 },
    ],
  },
  ...overrides,
});

const type = {
  slug: 'rotavator',
  name: english('Rotavator'),
  description: english('Breaks and mixes the soil.'),
  implement_count: 2,
};

const requests: string[] = [];

/** Mocks the API of this page; `list` is the response to the list of implements. */
function mockApi(list: ImplementsPage | number) {
  requests.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const path = String(address);
    requests.push(path);
    if (path.includes('/implement-types/')) return Response.json({ data: type });
    if (path.includes('/implement-types')) return Response.json({ data: [type] });
    if (typeof list === 'number') return Response.json({ message: 'no' }, { status: list });
    return Response.json({ data: list });
  });
}

afterEach(() => jest.restoreAllMocks());

async function visit(address: string) {
  const site = await testSite(remote, { address });
  await act(async () => {
    render(site.ui);
  });
  return site;
}

test("shows an implement's requirements, and its price only as hidden or coming soon", async () => {
  mockApi(createPage());
  await visit('/tractor-implements-in-india/rotavator');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Rotavator' });
  expect(heading).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('needs 30–40 HP')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('width 1.25 m')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('₹ X,XX,XXX')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Price Details Coming Soon')).toBeInTheDocument();
});

test('sends the filters of the URL to the API', async () => {
  mockApi(createPage());
  await visit('/tractor-implements-in-india/rotavator?brand=shaktiman&sort=power');
  await screen.findByRole('heading', { level: 1 });
  expect(requests.find((path) => path.includes('/v1/implements?'))).toMatch(
    /brand=shaktiman&type=rotavator&sort=power&page=1&language=en/,
  );
});

test('adds a checked brand to the URL, and links the chip of another brand to its removal', async () => {
  mockApi(createPage());
  const site = await visit('/tractor-implements-in-india?brand=fieldking');
  const chip = await screen.findByRole('link', { name: 'Remove filter Fieldking' });
  expect(chip).toHaveAttribute('href', '/tractor-implements-in-india');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /Shaktiman/ })));
  expect(site.address()).toContain('brand=fieldking');
  expect(site.address()).toContain('brand=shaktiman');
});

test('opens the price popup with the implement prefilled', async () => {
  mockApi(createPage());
  const site = await visit('/tractor-implements-in-india');
  const link = await screen.findByRole('link', { name: 'Get price of Shaktiman RP 125' });
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  expect(link).toHaveAttribute(
    'href',
    '/enquiry/implement-price?type=rotavator&brand=shaktiman&model=RP+125&product_id=7',
  );
  await act(async () => fireEvent.click(link));
  expect(site.opened).toEqual([
    {
      name: 'enquiry/price-popup',
      props: {
        product: {
          id: 7,
          type: 'rotavator',
          brand: 'shaktiman',
          model: 'RP 125',
          name: 'Shaktiman RP 125',
          picture: expect.objectContaining({ kind: 'implement', id: 'rotavator--rp-125' }),
        },
      },
    },
  ]);
});

test('shows a message instead of cards if nothing matches the filters', async () => {
  mockApi(createPage({ items: [], total: 0, pages: 0 }));
  await visit('/tractor-implements-in-india?brand=shaktiman');
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each([
  ['an unknown brand', 400],
  ['a page after the last one', 404],
])('responds to %s with 404', async (_, status) => {
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi(status);
  await visit('/tractor-implements-in-india?brand=nobody');
  expect(await screen.findByText(/404/)).toBeInTheDocument();
  errorSpy.mockRestore();
});

test('responds with 503 when the API fails', async () => {
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi(500);
  await visit('/tractor-implements-in-india');
  expect(await screen.findByText(/503/)).toBeInTheDocument();
  errorSpy.mockRestore();
});
