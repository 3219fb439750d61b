import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const PAGE = '/tractor-emi-calculator';
const FORM_QUERY =
  '?every=harvest&price=600000&down=100000&rate=10&months=36&from=2027-01-10&kharif=11-30&rabi=05-15';

async function visit(address: string, language: (typeof LANGUAGES)[number] = 'en') {
  const emptyPage = { items: [], total: 0, page: 1, pages: 1 };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: emptyPage }));
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return site;
}

afterEach(() => jest.restoreAllMocks());

const readCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')),
    );

test('shows a table row for each instalment', async () => {
  await visit(PAGE + FORM_QUERY);
  const table = await screen.findByRole('table', { name: 'Every instalment after the harvest' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Date', 'Days', 'Principal', 'Interest', 'Instalment', 'Balance']);
  // Calculated by hand in calculate-harvest-rows.test.ts.
  expect(readCells()[0]).toEqual([
    '15 May 2027',
    '125',
    '₹ 83,333',
    '₹ 17,123',
    '₹ 1,00,456',
    '₹ 4,16,667',
  ]);
  expect(readCells().at(-1)).toEqual([
    '30 November 2029',
    '199',
    '₹ 83,335',
    '₹ 4,543',
    '₹ 87,878',
    '₹ 0',
  ]);
  // 36 months at 10%: ₹ 16,134 a month, ₹ 80,808 of interest.
  expect(screen.getByText(/^Monthly instead: 36 times ₹\s16,134/, { exact: false })).toBeVisible();
});

test('accepts a date that is typed as day-month-year', async () => {
  await visit(PAGE + FORM_QUERY.replace('from=2027-01-10', 'from=10-1-2027'));
  await screen.findByRole('table', { name: 'Every instalment after the harvest' });
  expect(readCells()[0]?.slice(0, 2)).toEqual(['15 May 2027', '125']);
  expect(screen.getByLabelText('Loan paid out on')).toHaveValue('2027-01-10');
});

test.each([
  ['months=50', 'Months', 'Whole half years: 6, 12, 18 … months.'],
  ['months=x', 'Months', 'Type a number.'],
  ['down=700000', 'Down payment (₹)', 'The down payment must not be more than the price.'],
  ['rate=99', 'Interest a year (%)', 'Enter a number from 0 to 30.'],
  ['from=soon', 'Loan paid out on', 'Enter the date as day-month-year, for example 10-01-2027.'],
  [
    'from=2027-02-30',
    'Loan paid out on',
    'Enter the date as day-month-year, for example 10-01-2027.',
  ],
  ['kharif=13-45', 'Kharif is sold by', 'Choose a day of the year.'],
  ['rabi=11-30', 'Rabi is sold by', 'Not the same day as kharif.'],
])('shows a field error for %s and keeps the other values', async (parameter, label, message) => {
  const [name = '', value] = parameter.split('=');
  await visit(PAGE + FORM_QUERY.replace(new RegExp(`${name}=[^&]*`), parameter));
  const control = await screen.findByLabelText(label);
  expect(control).toHaveAccessibleDescription(message);
  expect(control).toHaveValue(value);
  expect(screen.queryByRole('table')).toBeNull();
  if (name !== 'rate') expect(screen.getByLabelText('Interest a year (%)')).toHaveValue('10');
});

test('keeps the shared values in links between the repayment modes', async () => {
  await visit(`${PAGE}?price=600000&months=50&rate=12`);
  const harvest = await screen.findByRole('link', { name: 'After each harvest' });
  // 50 months round to eight half years.
  expect(harvest).toHaveAttribute('href', `${PAGE}?every=harvest&price=600000&rate=12&months=48`);
  await act(async () => {
    fireEvent.click(harvest);
  });
  expect(await screen.findByLabelText('Months')).toHaveValue('48');
  expect(screen.getByRole('link', { name: 'Equal instalments' })).toHaveAttribute(
    'href',
    `${PAGE}?price=600000&rate=12&months=48`,
  );
});

test('sets the harvest days from the state in the URL', async () => {
  await visit(`${PAGE}?every=harvest&state=gujarat`);
  expect(await screen.findByLabelText('Rabi is sold by')).toHaveDisplayValue('15 April');
  expect(screen.getByText(/your state’s main crops/)).toBeVisible();
});

test.each(LANGUAGES)(
  'shows no translation key and no year in the harvest days in %s',
  async (language) => {
    await visit(PAGE + FORM_QUERY, language);
    await screen.findByRole('table');
    const [kharif] = screen.getAllByRole('combobox');
    expect(kharif).not.toHaveDisplayValue(/2028|undefined/);
    expect(document.body).not.toHaveTextContent(/\b(field|column|error)\.[a-z_]+/);
  },
);
