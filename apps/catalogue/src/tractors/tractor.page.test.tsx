import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TractorDetail } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createDetailedTractor, mockTractorApi } from './testing/tractor-detail.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

async function visit(
  overrides: Partial<TractorDetail> = {},
  address = '/tractor/ace-7/7',
  language: Language = 'en',
) {
  const requests = mockTractorApi(createDetailedTractor(7, overrides));
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  await screen.findByRole('heading', { level: 1 });
  return { ...site, requests, user: userEvent.setup() };
}

const readPageText = () => document.body.textContent?.replaceAll('\u00a0', ' ');
const createReviews = (demo: boolean) => ({
  summary: { count: 12, average: 4.3, histogram: [8, 2, 1, 1, 0], demo },
  items: [],
});
const readProduct = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((data) => data['@type'] === 'Product');

test('shows the price as a range with its date, and links to the instalments', async () => {
  await visit();
  expect(readPageText()).toContain('₹ 6,50,000 – 7,00,000');
  expect(screen.getByText(/^Ex-showroom, indicative, checked .*2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toHaveAttribute(
    'href',
    '/tractor-emi-calculator?price=650000',
  );
  expect(readProduct().offers).toMatchObject({ lowPrice: 650_000, highPrice: 700_000 });
});

test('prefills the enquiry form with the tractor', async () => {
  const { user, opened } = await visit();
  const [link] = screen.getAllByRole('link', { name: 'Ask a dealer' });
  await user.click(link as HTMLElement);
  expect(opened).toMatchObject([
    {
      name: 'enquiry/form-popup',
      props: {
        form: 'tractor-on-road',
        productId: 7,
        productName: 'Maker 7',
        prefill: { brand: 'ace', model: 'ace-7' },
      },
    },
  ]);
});

test('shows a message and no amount without a price', async () => {
  await visit({ price: null });
  expect(screen.getByText('Price Details Coming Soon')).toBeInTheDocument();
  expect(readPageText()).not.toMatch(/₹|EMI|Ex-showroom/);
  expect(screen.queryByRole('link', { name: 'Ask a dealer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask about the price' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask the price' })).toBeInTheDocument();
  expect(readProduct()).not.toHaveProperty('offers');
});

test('shows a price without maximum as "onwards"', async () => {
  await visit({ price: { min_inr: 650_000, max_inr: null, as_of: '2026-11-22' } });
  expect(readPageText()).toContain('₹ 6,50,000 onwards');
  expect(readProduct().offers).toMatchObject({ lowPrice: 650_000, highPrice: 650_000 });
});

test('links to the reviews, and adds ratings by visitors to the structured data', async () => {
  await visit({ reviews: createReviews(false) });
  expect(screen.getByText('4.3 of 5 stars')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '12 reviews' })).toHaveAttribute('href', '#reviews');
  expect(readProduct().aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 12 });
});

test('labels sample reviews and omits them from the structured data', async () => {
  await visit({ reviews: createReviews(true) });
  expect(screen.getByRole('link', { name: '12 reviews' }).parentElement).toHaveTextContent(
    /· Sample$/,
  );
  expect(readProduct()).not.toHaveProperty('aggregateRating');
});

test('shows the government test with the declared and the measured power', async () => {
  const report = { number: '1350', institute: 'CFMTTI', year: 2024, variant: 'DI' };
  await visit({ test_report: { ...report, declared_pto_kw: 29.5, observed_pto_kw: 28.9 } });
  expect(readPageText()).toContain('Report 1350 by CFMTTI, 2024, variant DI.');
  expect(readPageText()).toContain('PTO power declared 29.5 kW, measured 28.9 kW.');
});

test('shows a message for a model without a test report', async () => {
  await visit({ test_report: null });
  expect(screen.getByText(/^We have no report for this model yet/)).toBeInTheDocument();
});

test('redirects a renamed tractor to its new URL', async () => {
  const { address } = await visit({}, '/tractor/old-name/7');
  expect(address()).toBe('/tractor/ace-7/7');
});

test('shows a 404 page with other tractors for an unknown id', async () => {
  const { address } = await visit({}, '/tractor/ace-8/8');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page');
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Maker 7' })).toHaveAttribute('href', '/tractor/ace-7/7');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(address()).toBe('/tractor/ace-8/8');
});

test.each([
  ['', 'newest'],
  ['?reviews=worst', 'worst'],
  ['?reviews=loudest', 'newest'],
])('the query "%s" requests the %s reviews first', async (query, order) => {
  const { requests } = await visit({}, `/tractor/ace-7/7${query}`);
  expect(requests[0]).toBe(`/api/v1/tractors/7?language=en&reviews=${order}`);
});

describe('with a discontinued tractor', () => {
  const discontinued = {
    on: '2024-03-31',
    source: 'https://www.newindianexpress.com/business/force-motors',
  };

  test.each<[Language, string]>([
    ['en', 'The maker has not sold the Maker 7 new since March 2024.'],
    ['hi', 'कंपनी मार्च 2024 से Maker 7 नया नहीं बेचती।'],
    ['gu', 'કંપની માર્ચ 2024 થી Maker 7 નવું વેચતી નથી.'],
    ['mr', 'कंपनी मार्च 2024 पासून Maker 7 नवा विकत नाही.'],
  ])('shows in "%s" that sales ended, with the source', async (language, notice) => {
    await visit({ price: null, discontinued }, '/tractor/ace-7/7', language);
    expect(screen.getAllByRole('note')[0]).toHaveTextContent(notice);
    const source = screen.getByRole('link', { name: 'www.newindianexpress.com' });
    expect(source).toHaveAttribute('href', discontinued.source);
  });

  test('links to used and similar tractors', async () => {
    await visit({ price: null, discontinued });
    expect(screen.getByRole('link', { name: 'Used Maker tractors' })).toHaveAttribute(
      'href',
      '/second-hand-tractor?brand=ace',
    );
    expect(screen.getByRole('link', { name: 'Similar new tractors' })).toHaveAttribute(
      'href',
      '#similar',
    );
  });

  test('omits price, enquiry and offer', async () => {
    await visit({ price: null, discontinued });
    expect(readPageText()).not.toMatch(
      /₹|EMI|Price Details Coming Soon|Ask a dealer|Ask about the price|On-road price/i,
    );
    expect(document.querySelector('a[href*="on-road-price"], [data-bar]')).toBeNull();
    expect(readProduct()).toMatchObject({ '@type': 'Product', name: 'Maker 7' });
    expect(readProduct()).not.toHaveProperty('offers');
  });
});
