import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UsedCard, UsedDetail } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

afterEach(() => jest.restoreAllMocks());

const english = (text: string) => ({ text, language: 'en' as const });

const card: UsedCard = {
  id: 4,
  slug: 'swaraj-744-2019',
  brand_slug: 'swaraj',
  brand_name: english('Swaraj'),
  model: '744',
  hp: 48,
  year: 2019,
  hours: 2400,
  owners: 1,
  price_inr: 425_000,
  negotiable: true,
  state: 'punjab',
  state_name: english('Punjab'),
  district: 'Moga',
  listed_on: '2026-11-02',
  demo: false,
  picture: { kind: 'used', id: 'swaraj-744', view: 'side', alt: english('Drawing') },
  photo: null,
};

const detail: UsedDetail = {
  ...card,
  tractor: { id: 9, slug: 'swaraj-744' },
  photos: [],
  area: 'Mandi Road',
  words: 'One owner, always in a shed.',
  new_price_inr: 700_000,
  rc: true,
  hypothecation: 'cleared',
  insurance_until: null,
  tyre_condition_pct: 60,
  condition: { engine: 'good', gearbox: 'fair', hydraulics: 'needs-work', body: 'good' },
  similar: [],
};

async function visit(address: string, overrides: Partial<UsedDetail> = {}) {
  const queries: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (requested) => {
    const { pathname, searchParams } = new URL(String(requested), 'http://site.test');
    queries.push(searchParams);
    if (pathname === '/api/v1/used-tractors/4')
      return Response.json({ data: { ...detail, ...overrides } });
    if (pathname === '/api/v1/used-tractors/99') return Response.json({}, { status: 410 });
    const facets = {
      state: [
        { slug: 'punjab', name: english('Punjab'), count: 3 },
        { slug: 'gujarat', name: english('Gujarat'), count: 1 },
      ],
      age: [
        { slug: '4-6', name: null, count: 2 },
        { slug: '7-10', name: null, count: 2 },
      ],
    };
    const items = [
      card,
      { ...card, ...{ id: 5, hp: null, hours: null, owners: 2, demo: true, negotiable: false } },
    ];
    return Response.json({ data: { items, total: 2, page: 1, pages: 1, per_page: 24, facets } });
  });
  const site = await testSite(remote, { address });
  await act(async () => render(site.ui));
  await screen.findByRole('heading', { level: 1 });
  return { ...site, queries, user: userEvent.setup() };
}

const LIST = '/second-hand-tractor';
const DETAIL_PATH = `${LIST}/swaraj-744-2019/4`;
const readValue = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent?.replaceAll('\u00a0', ' ');

const readFacts = (article: HTMLElement) =>
  within(article)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows facts, price and place of a used tractor on its card', async () => {
  await visit(LIST);
  const [article] = screen.getAllByRole('article') as [HTMLElement];
  expect(within(article).getByRole('link')).toHaveTextContent('Swaraj 744 (2019)');
  expect(readFacts(article)).toEqual(['48 HP', '2,400 hours', '1 owner']);
  expect(article).toHaveTextContent('₹ 4,25,000');
  expect(article).toHaveTextContent('Moga, Punjab');
  expect(article).toHaveTextContent('Negotiable');
  expect(article).not.toHaveTextContent('Sample');
});

test('omits unknown facts on a card, and labels a sample listing', async () => {
  await visit(LIST);
  const [, article] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(readFacts(article)).toEqual(['2 owners']);
  expect(article).toHaveTextContent('Sample');
  expect(article).not.toHaveTextContent('Negotiable');
});

test('requests the selected state and age, and keeps them checked', async () => {
  const { user, queries } = await visit(`${LIST}?age=4-6`);
  expect(screen.getByRole('checkbox', { name: /^4–6 years/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /^Punjab/ }));
  await screen.findByRole('link', { name: 'Remove filter Punjab' });
  expect(queries.at(-1)?.getAll('state')).toEqual(['punjab']);
  expect(queries.at(-1)?.getAll('age')).toEqual(['4-6']);
  expect(screen.getByRole('checkbox', { name: /^Punjab/ })).toBeChecked();
});

test('lists used mini tractors cheapest first', async () => {
  const { queries } = await visit(`${LIST}/mini-tractor`);
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price, low first');
  expect(queries[0]?.get('feature')).toBe('mini');
  expect(queries[0]?.get('sort')).toBe('price');
});

test('compares the price with that of a new tractor', async () => {
  await visit(DETAIL_PATH);
  expect(screen.getByText(/39% less than new price$/).parentElement).toHaveTextContent(
    /^New from .*7,00,000 · 39% less than new price$/,
  );
});

test.each([400_000, 425_000])('shows no saving for a new price of %s', async (price) => {
  await visit(DETAIL_PATH, { new_price_inr: price });
  expect(screen.getByText(/^New from/)).not.toHaveTextContent('less than');
});

test('lists papers and the condition of each part, with a dash for unknown values', async () => {
  await visit(DETAIL_PATH, { rc: false, hypothecation: 'open' });
  expect(readValue('Registration certificate')).toBe('no');
  expect(readValue('Loan on this tractor')).toBe('still open');
  expect(readValue('Insured until')).toBe('–');
  expect(readValue('Tyres')).toBe('60% left');
  expect(readValue('Place')).toBe('Mandi Road, Moga, Punjab');
  expect(readValue('Hydraulics')).toBe('needs work');
  expect(readValue('Gearbox')).toBe('fair');
});

test('prefills the contact form with the tractor', async () => {
  const { user, opened } = await visit(DETAIL_PATH);
  await user.click(screen.getByRole('link', { name: 'Contact the seller' }));
  expect(opened).toMatchObject([
    {
      name: 'enquiry/form-popup',
      props: {
        form: 'used-contact',
        productId: 4,
        prefill: { brand: 'swaraj', model: 'swaraj-744', year: '2019' },
      },
    },
  ]);
});

test('shows a 404 page for a sold tractor', async () => {
  await visit(`${LIST}/swaraj-744-2019/99`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page');
});
