import { act, render, screen } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const PAGE = '/implement-finder';

async function visit(address: string, language: (typeof LANGUAGES)[number] = 'en') {
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return site;
}

const readRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('lists all sizes of implements and rates them against 86% of the engine power', async () => {
  await visit(`${PAGE}?hp=45&lift=1600&drive=2wd&soil=medium&crop=wheat&acres=10`);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Implement',
    'Size',
    'Depth',
    'Speed',
    'Pull needed (kN)',
    'PTO HP needed',
    'Acres a day',
    'Result',
  ]);
  expect(readRows()).toHaveLength(16);
  // Calculated by hand in calculate-fits.test.ts; 0.86 × 45 = 38.7 HP.
  expect(readRows()[0]).toEqual([
    'Plough',
    '2 bottoms',
    '20 cm',
    '4.5 km/h',
    '6.3',
    '15.9',
    '4.3',
    'Fits',
  ]);
  // A rotavator of six feet needs 36 of 38.7 HP: 93%.
  expect(readRows()[13]).toEqual([
    'Rotavator',
    '6 feet',
    '10 cm',
    '3 km/h',
    '–',
    '36',
    '9.2',
    'Tight',
  ]);
  expect(readRows()[15]?.at(-1)).toBe('Too heavy');
  expect(screen.getByText('38.7 HP at the PTO.')).toBeVisible();
  // 10 acres at 7.68 acres per day with a rotavator of five feet, the largest usable size.
  expect(screen.getByText('10 acres: about 1.3 days for one pass')).toBeInTheDocument();
});

test('uses the singular for one acre and one day', async () => {
  // 0.13 days and 1 day at the rotavator's 7.68 acres per day.
  await visit(`${PAGE}?hp=45&lift=1600&drive=2wd&soil=medium&crop=wheat&acres=1`);
  expect(document.body).toHaveTextContent('1 acre: about 0.1 days for one pass');
  await visit(`${PAGE}?hp=45&lift=1600&drive=2wd&soil=medium&crop=wheat&acres=7.7`);
  expect(document.body).toHaveTextContent('7.7 acres: about 1 day for one pass');
});

test('uses the entered PTO power instead of the assumed share', async () => {
  await visit(`${PAGE}?hp=45&pto=45&lift=1600`);
  expect(readRows()[13]?.at(-1)).toBe('Fits');
});

test('links each type of implement to its list', async () => {
  await visit(`${PAGE}?hp=45`);
  for (const link of screen.getAllByRole('link', { name: 'Rotavator' }))
    expect(link).toHaveAttribute('href', '/tractor-implements-in-india/rotavator');
});

test('shows a warning if no lift capacity was entered', async () => {
  await visit(`${PAGE}?hp=45`);
  expect(screen.getByText(/Lift not known/)).toBeVisible();
});

test.each([
  ['hp=strong', 'Engine power (HP)', 'Type a number.'],
  ['lift=-5', 'Lift (kg)', 'Enter a number from 50 to 10,000.'],
])(
  'shows the error of %s beside the field, and keeps the other values',
  async (invalidParam, field, sentence) => {
    await visit(`${PAGE}?pto=40&acres=7&soil=heavy&${invalidParam}`);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
    expect(screen.getByLabelText('Land (acres)')).toHaveValue('7');
    expect(screen.getByLabelText('Soil')).toHaveValue('heavy');
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test('shows a message if no power was entered', async () => {
  await visit(PAGE);
  expect(screen.getByText('Enter the engine or PTO power.')).toBeVisible();
});

test.each(LANGUAGES)('translates all texts to %s', async (language) => {
  await visit(`${PAGE}?hp=45&lift=700&soil=heavy&crop=paddy&acres=3`, language);
  expect(document.body).not.toHaveTextContent(/\b(field|table|how|warning|kind|size)\.[a-z_]+/);
});
