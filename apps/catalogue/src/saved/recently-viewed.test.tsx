import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createDetailedTractor, mockTractorApi } from '../tractors/testing/tractor-detail.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Simulates a page load: new store, same browser storage. */
async function load(id: number) {
  cleanup();
  mockTractorApi(createDetailedTractor(1), createDetailedTractor(2), createDetailedTractor(3));
  const { ui } = await testSite(remote, { address: `/tractor/ace-${id}/${id}` });
  await act(async () => render(ui));
  await screen.findByRole('heading', { level: 1, name: `Maker ${id}` });
  return userEvent.setup();
}

/** Loads the page and waits until the visit is stored. */
async function visit(id: number) {
  const user = await load(id);
  await waitFor(() => expect(readStoredLists().recent?.[0]).toBe(`tractor:${id}`));
  return user;
}

/** Names in the row below a heading; empty if the row is not rendered. */
function readRow(title: string) {
  const section = screen.queryByRole('heading', { level: 2, name: title })?.closest('section');
  if (!section) return [];
  const list = within(section).getByRole('list');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

const readStoredLists = () => JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '{}');

test('shows recently viewed tractors on the next page, newest first', async () => {
  await visit(1);
  expect(readRow('Recently viewed')).toEqual([]);
  await visit(2);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(readRow('Recently viewed')).toEqual(['Maker 1']);
  await visit(3);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(readRow('Recently viewed')).toEqual(['Maker 2', 'Maker 1']);
});

test('lists a tractor that was viewed twice only once', async () => {
  for (const id of [1, 2, 1, 3]) await visit(id);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(readRow('Recently viewed')).toEqual(['Maker 1', 'Maker 2']);
});

test('removes the oldest tractor when the thirteenth is viewed', async () => {
  const oldProducts = Array.from({ length: 12 }, (_, index) => ({
    key: `tractor:${index + 50}`,
    name: `Old ${index + 50}`,
    slug: `old-${index + 50}`,
    to: `/tractor/old-${index + 50}/${index + 50}`,
    picture: '/img/x.webp',
  }));
  const recent = oldProducts.map(({ key }) => key);
  localStorage.setItem(
    SAVED_PRODUCTS_KEY,
    JSON.stringify({ compare: [], wishlist: [], recent, products: oldProducts }),
  );
  await visit(1);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(readRow('Recently viewed')).toHaveLength(11);
  expect(readRow('Recently viewed')).not.toContain('Old 61');
  expect(readStoredLists().recent).toHaveLength(12);
  expect(JSON.stringify(readStoredLists().products)).not.toContain('Old 61');
});

test('lists a saved tractor on other pages until it is removed', async () => {
  const user = await visit(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await visit(2);
  await screen.findByRole('heading', { name: 'Saved' });
  expect(readRow('Saved')).toEqual(['Maker 1']);
  const returningUser = await visit(1);
  await returningUser.click(await screen.findByRole('button', { name: 'Saved', pressed: true }));
  expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeInTheDocument();
  expect(readStoredLists().wishlist).toEqual([]);
});

test('saves a tractor for the current page if the storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = await load(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
});
