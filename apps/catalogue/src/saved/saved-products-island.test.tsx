import { act, render, screen } from '@testing-library/react';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { defineRemote, useStore } from '@tractor-haat/platform';
import { testElement } from '@tractor-haat/platform/testing';
import { messages } from '../messages.ts';
import { SavedProductsIsland } from './saved-products-island.tsx';
import { compare, saved, savedSlices } from './saved-slices.ts';

const product = {
  key: 'tractor:1',
  name: 'Mahindra 575 DI',
  slug: 'mahindra-575-di',
  to: '/tractor/mahindra-575-di/1',
  picture: '/img/x.webp',
};

/** Simulates a checkbox on a card. */
function Tick() {
  const { dispatch } = useStore();
  const tick = () => {
    dispatch(saved.actions.noted(product));
    dispatch(compare.actions.added(product.key));
  };
  return (
    <button type="button" onClick={tick}>
      tick
    </button>
  );
}

async function renderIsland() {
  const remote = defineRemote({ routes: [], messages, slices: savedSlices });
  const { ui } = await testElement(
    remote,
    <>
      <Tick />
      <SavedProductsIsland />
    </>,
  );
  await act(async () => render(ui));
}

afterEach(() => localStorage.clear());

test('loads no tray and stores nothing on a first visit', async () => {
  await renderIsland();
  expect(screen.queryByRole('region')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('loads the tray for the first selected product, and stores the product', async () => {
  await renderIsland();
  await act(async () => screen.getByRole('button', { name: 'tick' }).click());
  expect(await screen.findByRole('region', { name: 'Comparison' })).toBeVisible();
  expect(localStorage.getItem(SAVED_PRODUCTS_KEY)).toContain(product.name);
});

test('shows products that were stored before', async () => {
  const stored = { compare: [], wishlist: [product.key], recent: [], products: [product] };
  localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify(stored));
  await renderIsland();
  expect(await screen.findByRole('link', { name: product.name })).toBeVisible();
});

test('stores a selected product before the code of the tray has loaded', async () => {
  await renderIsland();
  // The storage is read in the same task, as if the visitor left immediately after the click.
  act(() => screen.getByRole('button', { name: 'tick' }).click());
  const stored = { ...localStorage };
  expect(Object.values(stored).join()).toContain(product.name);
  await screen.findByRole('region', { name: 'Comparison' });
  expect(Object.keys(localStorage)).toEqual([SAVED_PRODUCTS_KEY]);
});

test('merges the lists of documents that were left before the tray loaded', async () => {
  const pending = (key: string) =>
    JSON.stringify([[], [key], [], [{ ...product, key, name: key }]]);
  localStorage.setItem(`${SAVED_PRODUCTS_KEY}.1`, pending('tractor:1'));
  localStorage.setItem(`${SAVED_PRODUCTS_KEY}.2`, pending('tractor:2'));
  await renderIsland();
  expect(await screen.findByRole('link', { name: 'tractor:1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'tractor:2' })).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([SAVED_PRODUCTS_KEY]);
});
