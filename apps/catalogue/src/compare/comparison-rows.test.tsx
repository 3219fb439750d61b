import { act, render, screen, within } from '@testing-library/react';
import type { ComparedTractor } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createTractor, mockComparisonApi } from './testing/comparison.ts';

afterEach(() => jest.restoreAllMocks());

const SLUGS = ['ace-1', 'eicher-2', 'hav-3', 'kubota-4'];

/** Renders a comparison of tractors that differ only in the fields passed here. */
async function renderComparison(differences: readonly Partial<ComparedTractor>[], query = '') {
  const tractors = differences.map((overrides, index) =>
    createTractor(SLUGS[index] ?? '', index + 1, overrides),
  );
  mockComparisonApi(tractors);
  const path = SLUGS.slice(0, tractors.length).join('-vs-');
  const { ui } = await testSite(remote, { address: `/compare-tractors/${path}${query}` });
  await act(async () => render(ui));
  await screen.findByRole('table');
}

const ONLY_DIFFERENCES = '?only=differences';
const readCells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('omits equal rows and empty groups if only differences are shown', async () => {
  await renderComparison(
    [{ lift_capacity_kg: 1600 }, { lift_capacity_kg: 1800, hp: 50 }],
    ONLY_DIFFERENCES,
  );
  const table = within(screen.getByRole('table'));
  for (const row of ['Engine power', 'Lifting capacity'])
    expect(table.getByText(row)).toBeVisible();
  for (const row of ['Price', 'Wheels, brakes, steering', 'Drive', 'PTO power', 'Dealers'])
    expect(table.queryByText(row)).toBeNull();
});

test('counts a value that is missing for one tractor as a difference', async () => {
  await renderComparison([{ pto_hp: null }, { pto_hp: 41 }], ONLY_DIFFERENCES);
  expect(readCells('PTO power')).toEqual(['–', '41 HP']);
});

test('omits an implement type with the same machine for all tractors', async () => {
  const [rotavator] = createTractor('ace-1', 1).implements;
  if (!rotavator) throw new Error('The fixture has a rotavator');
  const plough = {
    ...rotavator,
    ...{
      id: 9,
      type_slug: 'plough',
      model: 'MB 2',
      type_name: { ...rotavator.type_name, text: 'Plough' },
    },
  };
  await renderComparison(
    [{ implements: [rotavator, plough] }, { implements: [rotavator] }],
    ONLY_DIFFERENCES,
  );
  expect(readCells('Plough')).toEqual(['Shaktiman MB 2Easy', 'none listed']);
  expect(screen.queryByRole('row', { name: /^Rotavator/ })).toBeNull();
});

test('marks every tractor that shares the best value, but never marks power or gears', async () => {
  await renderComparison([
    { lift_capacity_kg: 1800, hp: 40, gears_forward: 8 },
    { lift_capacity_kg: 1600, hp: 45, gears_forward: 12 },
    { lift_capacity_kg: 1800, hp: 50, gears_forward: 15 },
  ]);
  expect(readCells('Lifting capacity')).toEqual([
    'better: 1,800 kg',
    '1,600 kg',
    'better: 1,800 kg',
  ]);
  expect(readCells('Engine power').join()).not.toContain('better');
  expect(readCells('Gears').join()).not.toContain('better');
  expect(screen.getByRole('region', { name: 'In short' })).toHaveTextContent(
    'Lifts mostMaker 1, Maker 3 1,800 kg',
  );
});

test('names no lowest price if a price is unknown', async () => {
  await renderComparison([{ price: null }, {}]);
  expect(readCells('Ex-showroom price')).toEqual(['–', '₹\u00a06,50,000 – ₹\u00a07,00,000']);
  expect(readCells('Monthly EMI')[0]).toBe('–');
  expect(screen.getByText('Price Details Coming Soon')).toBeInTheDocument();
  expect(screen.queryByText('Lowest price')).toBeNull();
  expect(screen.queryByText(/Which costs less/)).toBeNull();
});

test('omits the summary for equal tractors', async () => {
  await renderComparison([{}, {}]);
  expect(screen.queryByRole('region', { name: 'In short' })).toBeNull();
});

test('counts dealers by brand and links to their list', async () => {
  await renderComparison([{ dealer_count: 1 }, { dealer_count: 0 }]);
  expect(readCells('Listed here')).toEqual(['1 dealer of Maker', '–']);
  expect(screen.getByRole('link', { name: '1 dealer of Maker' })).toHaveAttribute(
    'href',
    '/tractor-dealers-in-india?brand=ace',
  );
});

test.each([
  [3, 'Add a tractor', null],
  [4, 'Change tractors', 'Only three fit on a phone. Not shown: Maker 4. Remove one to see it.'],
])('with %s tractors, links to the chooser as "%s"', async (count, link, note) => {
  await renderComparison(Array.from({ length: count }, () => ({})));
  const query = SLUGS.slice(0, count).map((slug) => `tractor=${slug}&`);
  expect(screen.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    `/compare-tractors?${query.join('')}change=1`,
  );
  expect(screen.queryByText(/Only three fit on a phone/)?.textContent ?? null).toBe(note);
});
