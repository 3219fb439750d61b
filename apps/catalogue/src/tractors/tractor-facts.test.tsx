import { act, render, screen, within } from '@testing-library/react';
import type { TractorDetail } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import type { ComponentType } from 'react';
import remote from '../remote.tsx';
import type { LoadedTractor } from './load-tractor.ts';
import { createDetailedTractor } from './testing/tractor-detail.ts';
import { Component } from './tractor-facts.widget.tsx';

/** The page passes `data`, which the type of the widget's props does not contain. */
const TractorFacts = Component as ComponentType<{ data: LoadedTractor }>;

async function renderFacts(overrides: Partial<TractorDetail> = {}) {
  const data = { tractor: createDetailedTractor(7, overrides), order: 'newest' } as const;
  const { ui } = await testElement(remote, <TractorFacts data={data} />);
  await act(async () => render(ui));
}

/** Returns all values with a label, because some are in both the key facts and the specification. */
const readValues = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' }).map((term) => term.nextSibling?.textContent);
const readHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows known values with units in the key facts and the specification', async () => {
  await renderFacts({ engine_cc: 2730, gears_reverse: null });
  expect(readValues('Engine power')).toEqual(['45 HP', '45 HP (33.56 kW)']);
  expect(readValues('Engine size')).toEqual(['2,730 cc', '2,730 cc']);
  expect(readValues('Gears')).toEqual(['8 F + – R', '8 F + – R']);
  expect(readValues('Lifting capacity')).toEqual(['1,600 kg', '1,600 kg']);
});

test('shows an unknown value as a dash without unit', async () => {
  await renderFacts({ engine_cc: null, lift_capacity_kg: null, pto_hp: null, gears_forward: null });
  for (const name of ['Engine size', 'Lifting capacity', 'Gears'])
    expect(readValues(name)).toEqual(['–', '–']);
});

test.each([
  ['shows', 'electric', true],
  ['omits', 'diesel', false],
] as const)('%s the battery group for the fuel %s', async (_, fuel, isShown) => {
  await renderFacts({ fuel, specs: { battery_kwh: 25 } });
  expect(screen.queryByRole('heading', { name: 'Battery and motor' }) !== null).toBe(isShown);
  expect(screen.queryByText('25 kWh') !== null).toBe(isShown);
});

test('shows instalment and calculator links for a known price', async () => {
  await renderFacts();
  const section = within(screen.getByRole('region', { name: 'Monthly EMI' }));
  expect(section.getByText(/^₹/)).toBeInTheDocument();
  expect(readHref('EMI calculator')).toBe('/tractor-emi-calculator?price=650000');
  expect(readHref('Cost per acre: own or hire')).toBe('/cost-per-acre?price=650000&hp=45');
  expect(readHref('Which implements it pulls')).toBe(
    '/implement-finder?hp=45&pto=39.8&lift=1600&drive=2wd',
  );
});

test('omits the instalment, the price question and price parameters without a price', async () => {
  await renderFacts({ price: null, pto_hp: null });
  expect(screen.queryByText('Monthly EMI')).toBeNull();
  expect(screen.queryByText(/What is the on-road price/)).toBeNull();
  expect(document.body).not.toHaveTextContent('₹');
  expect(readHref('Cost per acre: own or hire')).toBe('/cost-per-acre?hp=45');
  expect(readHref('Which implements it pulls')).toBe('/implement-finder?hp=45&lift=1600&drive=2wd');
});

test('omits the suitability section without a power', async () => {
  await renderFacts({ hp: null });
  expect(screen.queryByText('Who it suits')).toBeNull();
  expect(screen.queryByText(/enough for/)).toBeNull();
});

test('shows tyres with their position and price', async () => {
  const picture = { kind: 'tyre', id: 'tyre-1', view: 'side', alt: { text: '', language: 'en' } };
  const tyre = {
    ...{ id: 5, slug: 'shakti', brand_slug: 'mrf', model: 'Shakti', size: '13.6-28', picture },
    ...{ brand_name: { text: 'MRF', language: 'en' }, position: 'rear' as const },
    ...{ ply_rating: 12, construction: null, tube: null },
  } as Omit<TractorDetail['tyres'][number], 'price'>;
  const price = { min_inr: 18_500, max_inr: null, as_of: '2026-11-22' };
  await renderFacts({
    tyres: [
      { ...tyre, price },
      { ...tyre, id: 6, model: 'Life', price: null },
    ],
  });
  const rows = screen
    .getAllByRole('link', { name: /^MRF/ })
    .map((element) => element.closest('li')?.textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(['MRF Shakti 13.6-28Rear₹ 18,500', 'MRF Life 13.6-28Rear–']);
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/tyres?tractor=7');
});

test.each([
  [{ front_tyres: ['6.00-16'], rear_tyres: ['13.6-28'] }, '13.6-28, 6.00-16'],
  [{}, 'The tyre size of this model is not known yet.'],
])('for a tractor without tyres and with %j, shows "%s"', async (sizes, text) => {
  await renderFacts(sizes);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('shows a message without a link if no dealer is listed', async () => {
  await renderFacts();
  const dealers = within(screen.getByRole('region', { name: 'Dealers of Maker' }));
  expect(dealers.getByText('No dealer listed yet.')).toBeInTheDocument();
  expect(dealers.queryByRole('link')).toBeNull();
});
