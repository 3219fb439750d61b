import { act, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const sourced = { source: 'test', as_of: '2026-11-22', confidence: 'medium' };
const statutoryRates = [
  { key: 'third-party-tractor', amount_inr: 7267, percent: null, ...sourced },
  { key: 'third-party-trailer', amount_inr: 2485, percent: null, ...sourced },
  { key: 'gst', amount_inr: null, percent: 18, ...sourced },
];

async function visit(
  query = '',
  createResponse = () => Response.json({ data: { items: statutoryRates } }),
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => createResponse());
  const site = await testSite(remote, { address: `/tractor-insurance${query}` });
  await act(async () => render(site.ui));
  return site;
}
const readEstimateText = () =>
  (document.querySelector('#estimate')?.textContent ?? '').replaceAll('\u00a0', ' ');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => jest.restoreAllMocks());

test('labels the total as a minimum if a line is not known', async () => {
  await visit();
  expect(readEstimateText()).toContain('At least ₹ 8,575 a year: a line above is not known.');
  expect(screen.getByRole('row', { name: /Own damage/ })).toHaveTextContent('not known');
  expect(screen.getByLabelText('Third party, tractor')).toHaveValue('7267');
  expect(readEstimateText()).toContain('₹ 7,267 a year for a tractor, ₹ 2,485 for a trolley');
});

test('shows the total of a complete form and stores the form in the URL', async () => {
  const { address } = await visit();
  type('Price when new', '700000');
  type('Age of the tractor', 'one-year');
  type('Own damage, % of the value', '1.2');
  type('No claim bonus', '20');
  type('Third party, trolley (0: none)', '₹ २,४८५');
  type('Personal accident', '400');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Work it out' })));
  expect(readEstimateText()).toContain('Total ₹ 18,720 a year.');
  expect(address()).toContain('price=700000&age=one-year');
});

test('leaves the statutory fields empty if the statutory rates fail to load', async () => {
  await visit('', () => Response.json({ message: 'no' }, { status: 500 }));
  expect(screen.getByLabelText('Third party, tractor')).toHaveValue('');
  expect(readEstimateText()).toContain('At least');
  expect(readEstimateText()).not.toContain('for a trolley');
});

test('shows its enquiry form, questions and breadcrumb', async () => {
  const { widgets } = await visit();
  expect(widgets).toEqual([{ name: 'enquiry/form', props: { form: 'insurance' } }]);
  const kinds = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '')['@type'],
  );
  expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
});
