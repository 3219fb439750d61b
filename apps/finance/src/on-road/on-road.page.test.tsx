import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { RoadCharge } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createPricedTractor } from './testing/create-priced-tractor.ts';

const ace = createPricedTractor('ace-1', 1, {
  price: { min_inr: 600_000, max_inr: 650_000, as_of: '2026-11-22' },
});
const createCharge = (name: string, values: Partial<RoadCharge>): RoadCharge => ({
  charge: name,
  state: null,
  min_inr: null,
  max_inr: null,
  min_percent: null,
  max_percent: null,
  condition: null,
  source: 'https://transport.example/fees',
  as_of: '2026-11-22',
  confidence: 'high',
  ...values,
});
const rotavator = {
  id: 7,
  slug: 'rp-125',
  type_slug: 'rotavator',
  type_name: { text: 'Rotavator', language: 'en' },
  brand_slug: 'shaktiman',
  brand_name: { text: 'Shaktiman', language: 'en' },
  model: 'RP 125',
  price: 'hidden',
  picture: { kind: 'implement', id: 'rotavator--rp-125', view: 'side' },
};
const RESPONSES: Record<string, unknown> = {
  '/api/v1/tractor-names': [ace],
  '/api/v1/tractor-facts/ace-1': ace,
  '/api/v1/road-charges': [
    createCharge('road-tax', { min_percent: 3.5, max_percent: 3.5, condition: 'farm-use' }),
    createCharge('registration', { min_inr: 600, max_inr: 600 }),
    createCharge('insurance', { condition: 'insurer-decides' }),
  ],
  '/api/all_state': [{ slug: 'gujarat', state: 'Gujarat' }],
  '/api/all_district': [{ slug: 'anand', district: 'Anand' }],
  '/api/all_tehsil': [{ slug: 'borsad', tehsil: 'Borsad' }],
  '/api/all_implements_type': [{ slug: 'rotavator', name: 'Rotavator' }],
  '/api/implement_type_brand_list': [{ slug: 'shaktiman', brand_name: 'Shaktiman' }],
  '/api/implement_brand_modals': [{ id: 7, model: 'RP 125' }],
  '/api/v1/implements/7': rotavator,
};

async function visit(address: string) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), 'http://site.test');
    const data = RESPONSES[pathname];
    return data === undefined
      ? Response.json({ message: 'none' }, { status: 404 })
      : Response.json({ data });
  });
  const site = await testSite(remote, { address });
  await act(async () => {
    render(site.ui);
  });
  return site;
}
afterEach(() => jest.restoreAllMocks());

const getTotal = () => screen.getByRole('region', { name: 'On-road price of Maker 1' });
const PRICE = '/tractor-on-road-price?tractor=ace-1&state=gujarat';

test('shows the total as a range and the lines that are not included', async () => {
  await visit(PRICE);
  await screen.findByRole('heading', { level: 1 });
  // 6,00,000 + 21,000 + 600; 6,50,000 + 22,750 + 600.
  expect(getTotal()).toHaveTextContent('₹ 6,21,600 – 6,73,350');
  expect(getTotal()).toHaveTextContent('Not included: Insurance. Ask the dealer.');
  expect(getTotal()).toHaveTextContent('in Gujarat, for farm use');
  expect(
    screen.getByRole('textbox', { name: 'Registration at the RTO' }),
  ).toHaveAccessibleDescription(
    /₹\s600\sSource: transport\.example\s?, 22 November 2026, read in the rule itself/,
  );
  expect(screen.getByRole('textbox', { name: 'Insurance' })).toHaveAccessibleDescription(
    /^Not known/,
  );
});

test('updates the total at once for a typed amount, and shows an error for an invalid one', async () => {
  await visit(PRICE);
  const insurance = await screen.findByRole('textbox', { name: 'Insurance' });
  fireEvent.change(insurance, { target: { value: '₹ 10,000' } });
  expect(getTotal()).toHaveTextContent('₹ 6,31,600 – 6,83,350');
  expect(getTotal()).not.toHaveTextContent('Not included');
  fireEvent.change(insurance, { target: { value: 'much' } });
  expect(insurance).toHaveAccessibleDescription(/Type one sum, such as 7,50,000 or 7.5 lakh/);
  expect(getTotal()).toHaveTextContent('Not included: Insurance');
});

test("excludes the tractor's name in headings from the browser's translation", async () => {
  await visit(PRICE);
  await screen.findByRole('heading', { level: 1 });
  for (const name of [/^On-road price of/, /line by line$/])
    expect(screen.getByRole('heading', { name }).querySelector('[translate=no]')).toHaveTextContent(
      /^Maker 1$/,
    );
});

test.each([
  ['/tractor-on-road-price?tractor=ace-1', 'Maker 1'],
  ['/implement-on-road-price?type=rotavator&brand=shaktiman&model=7', 'Shaktiman'],
])("excludes the maker's name from the browser's translation: %s", async (address, maker) => {
  await visit(address);
  await screen.findByRole('heading', { level: 1 });
  const selected = screen
    .getAllByRole('combobox')
    .filter((combobox) => combobox.textContent === maker);
  expect(selected.map((combobox) => combobox.querySelector('[translate=no]')?.textContent)).toEqual(
    [maker],
  );
});

test('includes typed amounts from the URL in the total', async () => {
  await visit(`${PRICE}&insurance=9000&ex-showroom=500000&registration=x`);
  await screen.findByRole('heading', { level: 1 });
  // 5,00,000 + 17,500 + 600 + 9,000.
  expect(getTotal()).toHaveTextContent('₹ 5,27,100');
});

test('submits only filled fields', async () => {
  const { address } = await visit(PRICE);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Insurance' }), {
    target: { value: '9000' },
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show price' }));
  });
  expect(address()).toBe(`${PRICE}&insurance=9000`);
});

test('shares a URL with tractor and place but without typed amounts', async () => {
  await visit(`${PRICE}&insurance=9000`);
  const share = await screen.findByRole('link', { name: 'Share on WhatsApp' });
  const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toBe(`On-road price of Maker 1 https://site.test${PRICE}`);
});

test('prefills the enquiry with tractor and place', async () => {
  const { opened } = await visit(`${PRICE}&district=anand&tehsil=borsad`);
  const link = await screen.findByRole('link', { name: 'Get price from dealers' });
  await act(async () => {
    fireEvent.click(link);
  });
  expect(opened).toEqual([
    {
      name: 'enquiry/form-popup',
      props: {
        form: 'tractor-on-road',
        productId: 1,
        productName: 'Maker 1',
        prefill: {
          brand: 'ace',
          model: 'ace-1',
          state: 'gujarat',
          district: 'anand',
          tehsil: 'borsad',
        },
      },
    },
  ]);
});

test.each([
  ['an empty form', '/tractor-on-road-price'],
  ['an unknown tractor', '/tractor-on-road-price?tractor=nobody&state=atlantis'],
  ['an invalid slug', "/tractor-on-road-price?tractor='--&district=x&registration=-5"],
])('explains the components of a price for %s', async (_name, address) => {
  await visit(address);
  expect(await screen.findByRole('heading', { name: 'What makes up the price' })).toBeVisible();
  expect(screen.queryByText(/^On-road price of/)).toBeNull();
});

test('shows a masked price of an implement, and opens the price popup', async () => {
  const { opened } = await visit(
    '/implement-on-road-price?type=rotavator&brand=shaktiman&model=7&state=gujarat',
  );
  const region = await screen.findByRole('region', { name: 'Shaktiman RP 125' });
  expect(region).toHaveTextContent('₹ X,XX,XXX');
  await act(async () => {
    fireEvent.click(within(region).getByRole('link', { name: 'Get price' }));
  });
  expect(opened[0]?.props).toMatchObject({
    form: 'implement-on-road',
    productId: 7,
    prefill: { type: 'rotavator', brand: 'shaktiman', model: 'RP 125', state: 'gujarat' },
  });
});
