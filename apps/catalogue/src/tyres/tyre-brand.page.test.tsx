import { act, render, screen, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const english = (text: string) => ({ text, language: 'en' as const });
const createFacet = (slug: string, count: number) => ({
  slug,
  name: english(slug.toUpperCase()),
  count,
});

function createTyre(id: number, brand: string, size: string, price: number | null) {
  return {
    id,
    slug: `model-${id}`,
    brand_slug: brand,
    brand_name: english(brand.toUpperCase()),
    model: `Model ${id}`,
    size,
    position: 'rear' as const,
    ply_rating: 12,
    construction: 'bias' as const,
    tube: 'tube' as const,
    price: price === null ? null : { min_inr: price, max_inr: null, as_of: '2026-11-22' },
    picture: { kind: 'tyre', id: `tyre-${id}`, view: 'side', alt: english('Tyre') },
  };
}

const fits = [{ id: 7, slug: 'ace-7', brand_name: english('Ace'), model: '7', hp: 45, at: 'rear' }];
const toDetail = (card: ReturnType<typeof createTyre>) => ({
  ...card,
  ...{ source: 'memory', as_of: '2026-11-21', confidence: 'low', price_note: null, note: null },
  fits,
  similar: [createTyre(9, 'apollo', card.size, 18_000)],
});

async function visit(address: string, tyres: readonly ReturnType<typeof createTyre>[]) {
  const list = {
    items: tyres,
    page: 1,
    pages: 1,
    total: tyres.length,
    facets: {
      brand: [createFacet('mrl', 2), createFacet('tvs', 1)],
      position: [createFacet('rear', tyres.length)],
      size: tyres.map(({ size }) => createFacet(size.replace('.', '-'), 1)),
    },
    tractor: null,
  };
  const dealers = { facets: { state: [createFacet('punjab', 2)] }, total: 2, demo: true };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), 'http://site.test');
    const [card] = tyres.filter(({ id }) => pathname === `/api/v1/tyres/${id}`);
    if (card) return Response.json({ data: toDetail(card) });
    if (pathname === '/api/v1/tyres') return Response.json({ data: list });
    if (pathname === '/api/v1/dealers') return Response.json({ data: dealers });
    if (pathname.endsWith('brands/mrl')) {
      const brand = {
        slug: 'mrl',
        name: english('MRL'),
        description: english('Rubber.'),
        count: 2,
      };
      return Response.json({ data: brand });
    }
    return Response.json({ data: [] });
  });
  const { ui } = await testSite(remote, { address });
  await act(async () => {
    render(ui);
  });
}
afterEach(() => jest.restoreAllMocks());

const BRAND = '/tyre/mrl-tractor-tyre-in-india';

test('describes each size of a brand with few tyres instead of showing filters', async () => {
  await visit(BRAND, [createTyre(1, 'mrl', '13.6-28', null)]);
  await screen.findByRole('heading', { level: 1, name: 'MRL tractor tyres' });
  expect(screen.queryByText('Filters')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/We have no reliable price for these tyres/)).toBeInTheDocument();
  expect(screen.getByText(/13.6 inches wide, for a 28 inch rim/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ace 7' })).toHaveAttribute('href', '/tractor/ace-7/7');
  expect(screen.getByText(/18,000/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tyres of 13.6-28' })).toHaveAttribute(
    'href',
    '/tyres?size=13-6-28',
  );
});

test('links to the dealers by state, and labels sample data', async () => {
  await visit(BRAND, [createTyre(1, 'mrl', '13.6-28', null)]);
  const stateLink = await screen.findByRole('link', { name: /PUNJAB/ });
  expect(stateLink).toHaveTextContent('2 dealers');
  expect(stateLink).toHaveAttribute(
    'href',
    '/tractor-tyre-dealers-in-india?brand=mrl&state=punjab',
  );
  expect(screen.getByText(/sample data/)).toBeInTheDocument();
});

test('shows filters with more than one value for a brand with many tyres', async () => {
  const sizes = ['6.00-16', '12.4-28', '13.6-28', '14.9-28'];
  await visit(
    BRAND,
    sizes.map((size, index) => createTyre(index + 1, 'mrl', size, 10_000)),
  );
  expect(await screen.findByRole('group', { name: 'Size' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Position' })).toBeNull();
});

test('links from the tyre finder to each brand', async () => {
  await visit('/tyres', [createTyre(1, 'mrl', '13.6-28', null)]);
  const heading = await screen.findByRole('heading', { name: 'Tyres by brand' });
  const section = within(heading.parentElement as HTMLElement);
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    BRAND,
    '/tyre/tvs-tractor-tyre-in-india',
  ]);
});
