import { act, fireEvent, render, screen } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const PAGE = '/cost-per-acre';
const FORM_QUERY =
  '?price=600000&down=100000&rate=10&years=5&every=half-yearly&hp=40&litres=4&diesel=90&hours=8&driver=60&repair=60&insurance=12000&acres=20&hire=7000';

async function visit(address: string, language: (typeof LANGUAGES)[number] = 'en') {
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return site;
}

const getResult = () => screen.getByRole('region', { name: 'Own or hired' });

test('shows the break-even, its arithmetic and a table row for the entered acres', async () => {
  await visit(PAGE + FORM_QUERY);
  // Calculated by hand in calculate-tractor-cost.test.ts.
  expect(getResult()).toHaveTextContent('With 44.8 acres or more, your own tractor is cheaper.');
  expect(getResult()).toHaveTextContent(/One instalment₹\s64,752/);
  expect(getResult()).toHaveTextContent(/insurance ₹\s12,000₹\s1,41,505/);
  expect(getResult()).toHaveTextContent(/On 20 acres your own costs ₹\s10,915 per acre/);
  // 10,915 minus the hire rate of 7,000.
  expect(getResult()).toHaveTextContent(/Hiring is ₹\s3,915 an acre cheaper/);
  expect(screen.getByRole('row', { name: /^50/ })).toHaveTextContent(/₹\s6,670.*₹\s7,000Own$/);
});

test('uses the singular for one acre', async () => {
  await visit(PAGE + FORM_QUERY.replace('acres=20', 'acres=1'));
  expect(getResult()).toHaveTextContent(/On 1 acre your own costs/);
});

test.each([
  ['hire=3840', 'Hiring is cheaper, however much land you work.'],
  ['hire=', 'Enter the hire rate to compare.'],
])('explains for %s why there is no break-even', async (hire, message) => {
  await visit(PAGE + FORM_QUERY.replace(/hire=.*/, hire));
  expect(getResult()).toHaveTextContent(message);
});

test('shows defaults as placeholders of empty fields', async () => {
  await visit(`${PAGE}?price=725000&hp=45`);
  // 0.15 × 0.746 × 45 = 5.0355 litres; 7,25,000 / 10,000 = ₹ 72.50.
  const diesel = screen.getByLabelText('Diesel used (litres an hour)');
  expect(diesel).toHaveAttribute('placeholder', '5.04');
  expect(diesel).toHaveValue('');
  expect(screen.getByLabelText('Repair (₹ an hour)')).toHaveAttribute('placeholder', '72.5');
});

test.each([
  ['price=cheap', 'Price of the tractor (₹)', 'Type a number.'],
  ['hp=0', 'Power (HP)', 'Enter a number from 5 to 200.'],
  ['down=900000', 'Down payment (₹)', 'The down payment must not be more than the price.'],
  ['years=2.5', 'Pay back in (years)', 'Whole years.'],
])('shows a field error for %s and keeps the other values', async (parameter, label, message) => {
  const [name = '', value] = parameter.split('=');
  await visit(PAGE + FORM_QUERY.replace(new RegExp(`([?&])${name}=[^&]*`), `$1${parameter}`));
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText('Acres you work (acres)')).toHaveValue('20');
  expect(screen.queryByRole('table')).toBeNull();
});

test('submits the entered values', async () => {
  const { address } = await visit(PAGE);
  fireEvent.change(screen.getByLabelText('Hired tractor (₹ per acre per year)'), {
    target: { value: '9000' },
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show cost' }));
  });
  expect(address()).toContain('hire=9000');
  expect(screen.getAllByText(/your own tractor is cheaper\.$/)[0]).toBeVisible();
});

test.each(LANGUAGES)('shows no raw translation key in %s', async (language) => {
  await visit(PAGE + FORM_QUERY, language);
  expect(document.body).not.toHaveTextContent(/\b(field|group|how|result|hint)\.[a-z_]+/);
});
