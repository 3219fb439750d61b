import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { LoanOffer } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const createOffer = (key: string, changes: Partial<LoanOffer> = {}): LoanOffer => ({
  key,
  kind: 'new',
  lender: { text: `Bank ${key}`, language: 'en' },
  rate_min_pct: null,
  rate_max_pct: null,
  rates_on: null,
  share_max_pct: null,
  amount_max_inr: null,
  months_max: null,
  fee_max_pct: null,
  land_min_acres: null,
  source: 'https://www.bank.example/loans',
  as_of: '2026-11-22',
  confidence: 'medium',
  ...changes,
});

async function visit(address: string, offers: readonly LoanOffer[] | null = []) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      offers === null
        ? Response.json({ message: 'no' }, { status: 500 })
        : Response.json({ data: { items: offers } }),
    );
  const site = await testSite(remote, { address });
  await act(async () => render(site.ui));
  return site;
}
const readStructuredDataTypes = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '')['@type'],
  );
const readRows = () =>
  within(screen.getByRole('table', { name: 'What lenders have published' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
const normalizeSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';
const getEstimate = () => document.querySelector('#estimate') as HTMLElement;

afterEach(() => jest.restoreAllMocks());

test('shows published terms with their source and a dash for unpublished ones', async () => {
  await visit('/tractor-loan', [
    createOffer('A', {
      rate_min_pct: 11.95,
      rates_on: '2024-04-15',
      share_max_pct: 90,
      amount_max_inr: 1_000_000,
      months_max: 60,
      fee_max_pct: 0.5,
      land_min_acres: 2,
    }),
    createOffer('B', { rate_min_pct: 9, rate_max_pct: 12.5 }),
    createOffer('C', { rate_max_pct: 14 }),
  ]);
  const [first, second, third] = readRows();
  expect(first).toContain('from 11.95% (April 2024 rate, 2 years old when we read it)');
  expect(first).toContain('up to 90%, at most ₹ 10,00,000');
  expect(first).toContain('up to 60 months');
  expect(first).toContain('2 acres');
  expect(first).toContain('bank.example, 22 November 2026');
  expect(second).toContain('9–12.5%');
  expect(third).toContain('up to 14% (the lender gives no date)––––bank.example');
  expect(screen.getAllByRole('link', { name: 'bank.example' })[0]).toHaveAttribute(
    'href',
    'https://www.bank.example/loans',
  );
});

test('shows a message and the rest of the page if the offers fail to load', async () => {
  await visit('/tractor-loan', null);
  expect(screen.queryByRole('table', { name: 'What lenders have published' })).toBeNull();
  expect(screen.getByText('Not available right now')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How much could you get?' })).toBeInTheDocument();
});

test.each([
  ['/tractor-loan', 'loan-new'],
  ['/second-hand-tractor-loan', 'loan-used'],
  ['/loan-against-tractor', 'loan-against'],
])('shows on %s its enquiry form, questions and breadcrumb', async (path, form) => {
  const { widgets } = await visit(path);
  expect(widgets).toEqual([{ name: 'enquiry/form', props: { form } }]);
  expect(readStructuredDataTypes()).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
  expect(screen.getByText(/Enter income and price/)).toBeInTheDocument();
});

/** Fills in the estimate form for two acres and an income of four lakh, and submits it. */
async function submitEstimate() {
  const page = await visit('/tractor-loan', [
    createOffer('A', { land_min_acres: 2 }),
    createOffer('B', { land_min_acres: 4 }),
    createOffer('C'),
  ]);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Land (acres)', '2');
  type('Income in a year', '4,00,000');
  type('Instalments you pay now, a month', '3000');
  type('Price of the tractor', '₹ 7,00,000');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Work it out' })));
  return page;
}

test('estimates a loan range from land, income and instalments', async () => {
  const { address } = await submitEstimate();
  expect(address()).toMatch(/^\/tractor-loan\?land=2&income=4%2C00%2C000/);
  const text = normalizeSpaces(getEstimate().textContent);
  expect(text).toContain('About ₹ 4,64,000 to ₹ 6,14,000.');
  expect(text).toContain('You would need ₹ 86,000 to ₹ 2,36,000 of your own.');
  expect(text).toContain(
    'With 2 acres you meet the minimum of 1 of the 2 lenders above that set one.',
  );
  const free = screen.getByRole('row', { name: /Left for a new one/ });
  expect(normalizeSpaces(free.textContent)).toBe('Left for a new one₹ 10,333₹ 13,667');
  expect(screen.getByRole('link', { name: 'See the instalments' })).toHaveAttribute(
    'href',
    '/tractor-emi-calculator?price=700000&down=236000&rate=12&months=60',
  );
});

test('prefills the enquiry form with the estimated loan', async () => {
  const { widgets } = await submitEstimate();
  expect(widgets.at(-1)?.props).toEqual({
    form: 'loan-new',
    prefill: { amount: '614000', tenure_months: '60' },
  });
});

test('shows no loan and no EMI link if current instalments use the whole allowance', async () => {
  const query = '?income=120000&value=700000&instalments=9000';
  const { widgets } = await visit(`/tractor-loan${query}`);
  expect(getEstimate()).toHaveTextContent('No loan by this rule');
  expect(screen.queryByRole('link', { name: 'See the instalments' })).toBeNull();
  expect(widgets[0]?.props).toEqual({ form: 'loan-new' });
});

test('subtracts the outstanding loan from a loan against a tractor, and shows no down payment', async () => {
  await visit('/loan-against-tractor?income=400000&value=300000&owed=100000');
  expect(getEstimate()).toHaveTextContent('Most that it lends on the value, minus what you owe');
  expect(getEstimate()).not.toHaveTextContent('of your own');
});

test.each(['?income=abc&value=-5', '?income=1e999&value=x&months=0', '?land=%00'])(
  'shows the empty estimate form for an invalid query (%s)',
  async (query) => {
    await visit(`/second-hand-tractor-loan${query}`);
    expect(screen.getByText(/Enter income and price/)).toBeInTheDocument();
  },
);
