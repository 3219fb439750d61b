import { act, render, screen, within } from '@testing-library/react';
import type { RoadCharge } from '@tractor-haat/api-client';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import { createPricedTractor } from '../on-road/testing/create-priced-tractor.ts';
import remote from '../remote.tsx';

const emptyCharge: Omit<RoadCharge, 'charge' | 'min_inr' | 'max_inr'> = {
  state: null,
  min_percent: null,
  max_percent: null,
  condition: null,
  source: 'memory',
  as_of: '2026-11-22',
  confidence: 'medium',
};
const charges: RoadCharge[] = [
  { ...emptyCharge, charge: 'registration', min_inr: 500, max_inr: 500 },
  { ...emptyCharge, charge: 'handling', min_inr: null, max_inr: null },
];
const tractors = [
  createPricedTractor('ace-1', 1),
  createPricedTractor('eicher-2', 2, { price: null }),
];

async function visit(query: string, language: Language = 'en') {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    if (path.includes('road-charges')) return Response.json({ data: charges });
    const match = tractors.find(({ slug }) => path.includes(`/tractor-facts/${slug}`));
    if (match) return Response.json({ data: match });
    if (path.includes('tractor-facts'))
      return Response.json({ success: false, message: 'none' }, { status: 404 });
    return Response.json({ success: true, data: [] });
  });
  const { ui } = await testSite(remote, { address: `/dealer-visit-list${query}`, language });
  await act(async () => render(ui));
}
afterEach(() => jest.restoreAllMocks());

const readCells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' '));

test("shows our price for each line and a blank for the dealer's offer", async () => {
  await visit('?tractor=ace-1');
  expect(readCells('Ex-showroom price')).toEqual(['₹ 6,50,000 – 7,00,000', '₹']);
  expect(readCells('Registration at the RTO')).toEqual(['₹ 500', '₹']);
  expect(readCells("Dealer's handling charge")).toEqual(['Not known', '₹']);
  expect(readCells('On the road')).toEqual(['₹ 6,50,500 – 7,00,500', '₹']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(16);
});

test('shows compared tractors side by side and leaves out unknown ones', async () => {
  await visit('?tractor=ace-1-vs-eicher-2&tractor=none');
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map((header) => header.textContent),
  ).toEqual(['Maker 1: Ours', 'Maker 1: Dealer', 'Maker 2: Ours', 'Maker 2: Dealer']);
  const [ours] = screen.getAllByRole('columnheader').slice(1);
  expect(ours?.querySelector('[translate=no]')).toHaveTextContent(/^Maker 1$/);
  expect(readCells('On the road')).toEqual(['₹ 6,50,500 – 7,00,500', '₹', 'Not known', '₹']);
});

test('shows the checklist and an empty tractor select without a tractor in the URL', async () => {
  await visit('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dealer visit checklist');
  expect(screen.getByLabelText('Tractor')).toHaveValue('');
  // Browsers must not translate "Captain" or "Force".
  expect(screen.getByLabelText('Tractor')).toHaveAttribute('translate', 'no');
});

test.each(LANGUAGES)('shows no raw translation key in %s', async (language) => {
  await visit('?tractor=ace-1', language);
  expect(screen.getAllByRole('checkbox')).toHaveLength(16);
  expect(document.body).not.toHaveTextContent(
    /\b[a-z]+(?:_[a-z]+)+\b|\b(?:ask|papers|line)\.[a-z]+/,
  );
  for (const box of language === 'en' ? [] : screen.getAllByRole('checkbox'))
    expect(box).toHaveAccessibleName(expect.stringMatching(/[\u0900-\u0aff]/));
});
