import { act, render, screen } from '@testing-library/react';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { defineRemote, useStore } from '@tractor-haat/platform';
import { testElement } from '@tractor-haat/platform/testing';
import { messages } from '../messages.ts';
import { compare } from './saved-lists.ts';
import { SavedProductsIsland } from './saved-products-island.tsx';
import { saved, savedSlices } from './saved-slices.ts';

const product = {
  key: 'tractor:1',
  name: 'Mahindra 575 DI',
  slug: 'mahindra-575-di',
  to: '/tractor/mahindra-575-di/1',
  picture: '/img/x.webp',
};

/** What a tick on a card does. */
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

async function show() {
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

test('a first visit fetches nothing and keeps nothing', async () => {
  await show();
  expect(screen.queryByRole('region')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('the first tick brings the tray, and is kept', async () => {
  await show();
  await act(async () => screen.getByRole('button', { name: 'tick' }).click());
  expect(await screen.findByRole('region', { name: 'Comparison' })).toBeVisible();
  expect(localStorage.getItem(SAVED_PRODUCTS_KEY)).toContain(product.name);
});

test('what was kept before is back', async () => {
  const stored = { compare: [], wishlist: [product.key], recent: [], products: [product] };
  localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify(stored));
  await show();
  expect(await screen.findByRole('link', { name: product.name })).toBeVisible();
});

test('stores a tick before the code of the tray has loaded', async () => {
  await show();
  // The visitor leaves in the same task as the tick.
  act(() => screen.getByRole('button', { name: 'tick' }).click());
  const stored = { ...localStorage };
  expect(Object.values(stored).join()).toContain(product.name);
  await screen.findByRole('region', { name: 'Comparison' });
  expect(Object.keys(localStorage)).toEqual([SAVED_PRODUCTS_KEY]);
});

test('merges the lists of earlier documents whose visitors left early', async () => {
  const pending = (key: string) =>
    JSON.stringify([[], [key], [], [{ ...product, key, name: key }]]);
  localStorage.setItem(`${SAVED_PRODUCTS_KEY}.1`, pending('tractor:1'));
  localStorage.setItem(`${SAVED_PRODUCTS_KEY}.2`, pending('tractor:2'));
  await show();
  expect(await screen.findByRole('link', { name: 'tractor:1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'tractor:2' })).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([SAVED_PRODUCTS_KEY]);
});
