import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createTractor, mockComparisonApi } from './testing/comparison.ts';

const first = createTractor('ace-1', 1);
const second = createTractor('eicher-2', 2, {
  lift_capacity_kg: 1800,
  price: { min_inr: 600_000, max_inr: null, as_of: '2026-11-22' },
  pto_hp: null,
  implements: [],
});
const PAIR = '/compare-tractors/ace-1-vs-eicher-2';

async function visit(address: string, tractors = [first, second]) {
  const requests = mockComparisonApi(tractors);
  const site = await testSite(remote, { address });
  await act(async () => {
    render(site.ui);
  });
  return { ...site, requests };
}
afterEach(() => jest.restoreAllMocks());

/** Large tables render slowly when many tests run in parallel. */
const SLOW = { timeout: 5000 };

const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const readCells = (name: string) =>
  within(getRow(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('marks the better value of a row if no value is missing', async () => {
  await visit(PAIR);
  await screen.findByRole('heading', { level: 1, name: 'Maker 1 vs Maker 2' });
  expect(readCells('Ex-showroom price')).toEqual([
    '₹\u00a06,50,000 – ₹\u00a07,00,000',
    'better: ₹\u00a06,00,000',
  ]);
  expect(readCells('Lifting capacity')).toEqual(['1,600 kg', 'better: 1,800 kg']);
  expect(readCells('PTO power')).toEqual(['39.8 HP', '–']);
  expect(readCells('Engine power')).toEqual(['45 HP (33.56 kW)', '45 HP (33.56 kW)']);
});

test('lists the implements of each tractor', async () => {
  await visit(PAIR);
  await screen.findByRole('table');
  expect(readCells('Rotavator')).toEqual(['Shaktiman RP 125Easy', 'none listed']);
});

test('omits rows without any value', async () => {
  await visit(PAIR);
  await screen.findByRole('table');
  expect(screen.queryByText('Engine size')).toBeNull();
});

test('compares the remaining tractors if one no longer exists, and names it in a message', async () => {
  await visit('/compare-tractors/ace-1-vs-eicher-2-vs-swaraj-744-fe');
  await screen.findByRole('heading', { level: 1, name: 'Maker 1 vs Maker 2' });
  expect(screen.getByRole('note')).toHaveTextContent('No longer listed here: swaraj 744 fe.');
  expect(document.head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('redirects to the chooser if only one of the tractors exists', async () => {
  const { address } = await visit('/compare-tractors/ace-1-vs-swaraj-744-fe');
  expect(await screen.findByRole('note')).toHaveTextContent(
    'No longer listed here: swaraj 744 fe.',
  );
  expect(address()).toBe('/compare-tractors?tractor=ace-1&tractor=swaraj-744-fe&change=1');
});

test('responds with 404 when none of the tractors exists', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit('/compare-tractors/none-1-vs-none-2');
  expect(await screen.findByText(/404/)).toBeInTheDocument();
});

test('summarises the lowest price and the highest lift, but not power that one tractor lacks', async () => {
  await visit(PAIR);
  const summary = await screen.findByRole('region', { name: 'In short' });
  expect(summary).toHaveTextContent('Lowest priceMaker 2 ₹ 6,00,000');
  expect(summary).toHaveTextContent('Lifts mostMaker 2 1,800 kg');
  expect(summary).not.toHaveTextContent('PTO');
});

test("excludes the tractors' names from translation, but not the text between them", async () => {
  await visit(PAIR);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Maker 1 vs Maker 2' });
  const names = [...heading.querySelectorAll('[translate=no]')].map((name) => name.textContent);
  expect(names).toEqual(['Maker 1', 'Maker 2']);
  expect(heading.closest('[translate=no]')).toBeNull();
  for (const column of screen.getAllByRole('columnheader').slice(-2))
    expect(column).toHaveAttribute('translate', 'no');
  const question = screen.getByText(/^Which costs less: /);
  expect(question.querySelectorAll('[translate=no]')).toHaveLength(2);
});

test('shows only the differences under a separate URL, with a link back to all rows', async () => {
  const { address } = await visit(PAIR);
  fireEvent.click(await screen.findByRole('link', { name: 'Only differences' }));
  await screen.findByText('Show all rows', {}, SLOW);
  expect(address()).toBe(`${PAIR}?only=differences`);
  expect(screen.queryByText('Engine power')).toBeNull();
  expect(readCells('Lifting capacity')).toHaveLength(2);
  fireEvent.click(screen.getByRole('link', { name: 'Show all rows' }));
  expect(await screen.findByText('Engine power', {}, SLOW)).toBeInTheDocument();
});

test.each([
  ['/compare-tractors/eicher-2-vs-ace-1', PAIR],
  ['/compare-tractors/ace-1-vs-eicher-2-vs-ace-1', PAIR],
  ['/compare-tractors/eicher-2-vs-ace-1?only=differences', `${PAIR}?only=differences`],
  ['/compare-tractors?tractor=eicher-2&tractor=ace-1', PAIR],
  ['/compare-tractors/ace-1', '/compare-tractors?tractor=ace-1'],
])('redirects %s to %s', async (from, to) => {
  const { address } = await visit(from);
  await screen.findByRole('heading', { level: 1 });
  expect(address()).toBe(to);
});

test('removes one of two tractors with a link to the chooser', async () => {
  await visit(PAIR);
  const remove = await screen.findByRole('link', { name: 'Remove Maker 1' });
  expect(remove).toHaveAttribute('href', '/compare-tractors?tractor=eicher-2&change=1');
});

test('removes one of three tractors with a link to the comparison of the other two', async () => {
  const third = createTractor('hav-3', 3);
  await visit('/compare-tractors/ace-1-vs-eicher-2-vs-hav-3', [first, second, third]);
  const remove = await screen.findByRole('link', { name: 'Remove Maker 2' });
  expect(remove).toHaveAttribute('href', '/compare-tractors/ace-1-vs-hav-3');
});

test('shares the names of both tractors and the URL', async () => {
  await visit(PAIR);
  const share = await screen.findByRole('link', { name: 'Share on WhatsApp' });
  const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toBe(`Maker 1 vs Maker 2: compared side by side. https://site.test${PAIR}`);
});

test.each(['-vs-', 'a-vs-b-vs-c-vs-d-vs-e', "ace'--vs-b"])(
  'responds to "%s" with 404 and sends no request',
  async (slugs) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { requests } = await visit(`/compare-tractors/${slugs}`);
    expect(await screen.findByText(/404/)).toBeInTheDocument();
    expect(requests).toEqual([]);
  },
);

test('shows an error if only one tractor was submitted, and keeps it selected', async () => {
  await visit('/compare-tractors?tractor=ace-1&tractor=&tractor=nobody');
  expect(await screen.findByText('Choose at least two tractors.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Tractor 1' })).toHaveTextContent('Maker 1');
});

test("labels popular comparisons as the editors' selection", async () => {
  await visit('/compare-tractors');
  expect(await screen.findByText('Chosen by our editors')).toBeVisible();
  expect(screen.getByRole('link', { name: /Maker 1.*Maker 2/ })).toHaveAttribute('href', PAIR);
});
