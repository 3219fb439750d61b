import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TractorsPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const createTractor = (id: number, model: string, price: number | null) => ({
  id,
  slug: `mahindra-${id}`,
  brand_slug: 'mahindra',
  brand_name: { text: 'Mahindra', language: 'en' },
  model,
  price: price === null ? null : { min_inr: price, max_inr: null, as_of: '2026-11-01' },
});

const toResponse = (data: unknown) => Response.json({ success: true, data });

const models = {
  items: [createTractor(7, '575 DI', 640_000), createTractor(8, 'Unpriced', null)],
  total: 2,
  page: 1,
  pages: 1,
} as unknown as TractorsPage;

async function renderPage(
  address = '/tractor-emi-calculator',
  respond = () => toResponse(models),
  day = '2026-11-28',
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
  const site = await testSite(remote, { address, day });
  render(site.ui);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('region', { name: 'Two offers side by side' }, { timeout: 5000 });
  return site;
}

const readInstalment = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('updates the instalment at once and the URL after the drag of a slider', async () => {
  const site = await renderPage();
  expect(readInstalment()).toContain('₹ 12,642');
  jest.useFakeTimers();
  const slider = screen.getByRole('slider', { name: 'Price of the tractor' });
  fireEvent.change(slider, { target: { value: '750000' } });
  fireEvent.change(slider, { target: { value: '800000' } });
  expect(readInstalment()).toContain('₹ 14,448');
  expect(site.address()).toBe('/tractor-emi-calculator');
  await act(async () => {
    jest.advanceTimersByTime(400);
  });
  expect(site.address()).toBe('/tractor-emi-calculator?price=800000');
});

test("sets the first instalment to the month after the server's date", async () => {
  await renderPage('/tractor-emi-calculator', undefined, '2031-12-05');
  const [first] = within(screen.getByLabelText(/First instalment/)).getAllByRole('option');
  expect(first).toHaveTextContent('January 2032');
});

test('lists only models with a price, and sets the price of the selected one', async () => {
  const user = userEvent.setup();
  await renderPage();
  await user.click(screen.getByLabelText('Tractor model'));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names.some((name) => name?.includes('Unpriced'))).toBe(false);
  await user.click(screen.getByRole('option', { name: /575 DI/ }));
  expect(screen.getByRole('textbox', { name: 'Price of the tractor' })).toHaveValue('6,40,000');
});

test('shows an instalment but no model select when the models fail to load', async () => {
  await renderPage('/tractor-emi-calculator', () => new Response('{}', { status: 500 }));
  expect(screen.queryByLabelText('Tractor model')).not.toBeInTheDocument();
  expect(readInstalment()).toContain('₹ 12,642');
});

test('updates the chart and shortens the schedule for a prepayment', async () => {
  await renderPage('/tractor-emi-calculator?price=600000&down=100000&extra=100000');
  const years = screen.getByRole('table', { name: /Where your money goes/ });
  expect(within(years).getAllByRole('row')).toHaveLength(5);
  expect(screen.getByText('Every instalment (47)')).toBeInTheDocument();
});

test('shows that no loan is needed for a down payment of the full price', async () => {
  await renderPage('/tractor-emi-calculator?price=100000&down=100000');
  expect(screen.getByText(/you need no loan/)).toBeInTheDocument();
  expect(screen.queryByText(/Every instalment/)).not.toBeInTheDocument();
});

/** Rows of the CSV download, without the header. */
function readCsvRows(): string[][] {
  const link = screen.getByRole('link', { name: 'Download as CSV' });
  const file = decodeURIComponent(link.getAttribute('href') ?? '').replace(/^[^,]*,/, '');
  const [, ...lines] = file.trim().split('\r\n');
  return lines.map((line) => line.split(','));
}

test('downloads a schedule that repays the principal and ends at zero', async () => {
  await renderPage(
    '/tractor-emi-calculator?price=683251&down=83250&rate=11.35&months=84&every=quarterly',
  );
  const rows = readCsvRows();
  expect(rows).toHaveLength(28);
  expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(600_001);
  expect(rows.at(-1)?.[5]).toBe('0');
  expect(screen.getByText('Every instalment (28)')).toBeInTheDocument();
});

test.each(['price=abc&rate=-1', 'months=1e999&every=daily', 'model=999999999&start=x'])(
  'shows an instalment for an invalid query (?%s)',
  async (query) => {
    await renderPage(`/tractor-emi-calculator?${query}`);
    expect(readInstalment()).toMatch(/₹ [1-9][\d,]+/);
  },
);
