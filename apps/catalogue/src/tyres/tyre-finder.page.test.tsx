import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TyreCard, TyresPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

afterEach(() => jest.restoreAllMocks());

const english = (text: string) => ({ text, language: 'en' as const });

const tyre: TyreCard = {
  id: 5,
  slug: 'shakti',
  brand_slug: 'mrf',
  brand_name: english('MRF'),
  model: 'Shakti',
  size: '13.6-28',
  position: 'rear',
  ply_rating: 12,
  construction: 'bias',
  tube: 'tube',
  price: { min_inr: 18_500, max_inr: null, as_of: '2026-11-22' },
  picture: { kind: 'tyre', id: 'tyre-5', view: 'side', alt: english('Tyre') },
};

const createMaker = (slug: string, count: number) => ({
  ...{ slug, name: english(slug.toUpperCase()), description: english('-'), count },
});

const MODELS: Readonly<Record<string, readonly { id: number; model: string }[]>> = {
  ace: [{ id: 7, model: 'DI 450' }],
  vst: [{ id: 8, model: 'Shakti 930' }],
};

async function visit(address: string) {
  const queries: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (requested) => {
    const { pathname, searchParams } = new URL(String(requested), 'http://site.test');
    if (pathname === '/api/v1/tractor-brands') {
      const makers = [createMaker('ace', 1), createMaker('vst', 1), createMaker('none', 0)];
      return Response.json({ data: makers });
    }
    if (pathname !== '/api/v1/tyres') {
      return Response.json({ data: MODELS[searchParams.get('brand') ?? ''] ?? [] });
    }
    queries.push(searchParams);
    const tractor = searchParams.get('tractor');
    const data: TyresPage = {
      items: [tyre, { ...tyre, id: 6, model: 'Life', ply_rating: null, price: null }],
      ...{ total: 2, page: 1, pages: 1, per_page: 24 },
      facets: {
        position: [
          { slug: 'front', name: null, count: 1 },
          { slug: 'rear', name: null, count: 2 },
        ],
        size: [
          { slug: '13-6-28', name: null, count: 2 },
          { slug: '6-00-16', name: null, count: 1 },
        ],
      },
      tractor: tractor ? { id: Number(tractor), slug: 'ace-7', name: 'Ace DI 450' } : null,
    };
    return Response.json({ data });
  });
  const site = await testSite(remote, { address });
  await act(async () => render(site.ui));
  await screen.findAllByRole('heading');
  const user = userEvent.setup();
  return { ...site, queries, user, query: () => new URLSearchParams(site.address().split('?')[1]) };
}

const getSelect = (name: string) => screen.getByRole('combobox', { name });
const readOptions = (name: string) =>
  within(getSelect(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('offers only brands with tractors, and their models after a brand is selected', async () => {
  const { user } = await visit('/tyres');
  expect(readOptions('Tractor brand')).toEqual(['Choose', 'ACE', 'VST']);
  expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
  await user.selectOptions(getSelect('Tractor brand'), 'ACE');
  await screen.findByRole('combobox', { name: 'Model' });
  expect(readOptions('Model')).toEqual(['Any tractor', 'DI 450']);
});

test('shows the tyres of the selected model below its name', async () => {
  const { user, queries, query } = await visit('/tyres?maker=ace');
  await user.selectOptions(getSelect('Model'), 'DI 450');
  await user.click(screen.getByRole('button', { name: 'Show tyres' }));
  expect(await screen.findByRole('heading', { name: 'Tyres for Ace DI 450' })).toBeVisible();
  expect(queries.at(-1)?.get('tractor')).toBe('7');
  expect(query().toString()).toBe('maker=ace&tractor=7');
});

test('clears the model when the brand changes', async () => {
  const { user, queries, query } = await visit('/tyres?maker=ace&tractor=7');
  await user.selectOptions(getSelect('Tractor brand'), 'VST');
  await screen.findByRole('option', { name: 'Shakti 930' });
  expect(getSelect('Model')).toHaveDisplayValue('Any tractor');
  expect(queries.at(-1)?.has('tractor')).toBe(false);
  expect(query().get('tractor')).toBe('');
});

test('keeps the tractor in filter links', async () => {
  const { user, queries } = await visit('/tyres?maker=ace&tractor=7');
  await user.click(screen.getByRole('checkbox', { name: /^Rear/ }));
  const chip = await screen.findByRole('link', { name: 'Remove filter Rear' });
  expect(chip).toHaveAttribute('href', '/tyres?maker=ace&tractor=7');
  expect(queries.at(-1)?.get('tractor')).toBe('7');
  expect(queries.at(-1)?.get('position')).toBe('rear');
  expect(screen.getByRole('heading', { name: 'Tyres for Ace DI 450' })).toBeInTheDocument();
});

test('shows sizes in the notation that is printed on tyres', async () => {
  await visit('/tyres?size=13-6-28');
  expect(screen.getByRole('checkbox', { name: /^13\.6-28/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^6\.00-16/ })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Remove filter 13.6-28' })).toBeInTheDocument();
});

test('shows ply rating and price of a tyre, or a message if the price is unknown', async () => {
  await visit('/tyres');
  const [priced, unpriced] = screen.getAllByRole('article');
  expect(within(priced as HTMLElement).getByRole('link')).toHaveTextContent('MRF Shakti 13.6-28');
  expect(priced).toHaveTextContent('12 ply');
  expect(priced).toHaveTextContent('₹ 18,500 onwards');
  expect(priced).toHaveTextContent('For one tyre, indicative');
  expect(unpriced).toHaveTextContent('Price Details Coming Soon');
  expect(unpriced).not.toHaveTextContent(/ply|For one tyre/);
});

test.each(['0', '7x', '-1'])('responds to tractor=%s with 404', async (tractor) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { queries } = await visit(`/tyres?tractor=${tractor}`);
  expect(screen.getByText(/404/)).toBeInTheDocument();
  expect(queries).toEqual([]);
});
