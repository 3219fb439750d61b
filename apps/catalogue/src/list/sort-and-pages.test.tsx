import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { mockTractorListApi } from '../tractors/testing/tractor-list.ts';

afterEach(() => jest.restoreAllMocks());

/** Lists render slowly when many tests run in parallel. */
const SLOW = { timeout: 5000 };

async function visit(address: string, perPage?: number) {
  const queries = mockTractorListApi(undefined, perPage);
  const site = await testSite(remote, { address });
  await act(async () => render(site.ui));
  await screen.findByRole('heading', { level: 1 }, SLOW);
  return { ...site, queries, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const readCardNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const getPagination = () => within(screen.getByRole('navigation', { name: 'Pages' }));

test('requests a new order from the first page and keeps the filters', async () => {
  const { user, queries, address } = await visit('/tractors?brand=swaraj&page=2', 2);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, high first');
  await screen.findByText('Next', {}, SLOW);
  expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({
    ...{ sort: 'price-desc', page: '1', brand: 'swaraj' },
  });
  expect(address()).toBe('/tractors?brand=swaraj&sort=price-desc');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price, high first');
});

test('uses the default order of a list of 4WD tractors, and omits the drive filter', async () => {
  const { queries } = await visit('/4wd-tractors-in-india');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Power, high first');
  expect(queries[0]?.get('drive')).toBe('4wd');
  expect(queries[0]?.get('sort')).toBe('hp');
  expect(screen.getByRole('group', { name: 'Brand' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Drive' })).toBeNull();
});

test('keeps filters and order in pagination links, and omits the number of the first page', async () => {
  await visit('/tractors?brand=mahindra&brand=swaraj&sort=price&page=2', 1);
  const listUrl = '/tractors?brand=mahindra&brand=swaraj&sort=price';
  const pages = getPagination();
  expect(pages.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', listUrl);
  expect(pages.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', `${listUrl}&page=3`);
  const last = pages.getByRole('link', { name: 'Page 4 of 4' });
  expect(last).toHaveAttribute('href', `${listUrl}&page=4`);
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2 of 4');
});

test('shows the remaining tractors on the page after "Next"', async () => {
  const { user, address } = await visit('/tractors?brand=swaraj', 2);
  expect(getPagination().queryByRole('link', { name: /^Previous/ })).toBeNull();
  expect(readCardNames()).toEqual(['Swaraj 1', 'Swaraj 2']);
  await user.click(getPagination().getByRole('link', { name: /^Next/ }));
  await screen.findByText('Swaraj 3', { selector: 'h3 a' }, SLOW);
  expect(readCardNames()).toEqual(['Swaraj 3']);
  expect(address()).toBe('/tractors?brand=swaraj&page=2');
  expect(getPagination().queryByRole('link', { name: /^Next/ })).toBeNull();
});

test('renders no pagination for one page', async () => {
  await visit('/tractors', 12);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});
