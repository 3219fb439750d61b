import { act, fireEvent, render, screen } from '@testing-library/react';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { testElement } from '@tractor-haat/platform/testing';
import { CompareTick } from '../products/card-actions.tsx';
import remote from '../remote.tsx';
import { SaveButton } from '../tractors/tractor-actions.tsx';
import { CompareTray, SavedProducts } from './saved-tray.tsx';

const createProduct = (id: number, name: string) => ({
  key: `tractor:${id}`,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  to: `/tractor/x/${id}`,
  picture: '/img/x-80.webp',
});

async function renderLists() {
  const { ui } = await testElement(
    remote,
    <>
      <CompareTick product={createProduct(1, 'Swaraj 744 FE')} />
      <CompareTick product={createProduct(2, 'Eicher 485')} />
      <SaveButton product={createProduct(1, 'Swaraj 744 FE')} />
      <SavedProducts />
      <CompareTray />
    </>,
  );
  let unmount: () => void = () => undefined;
  await act(async () => {
    unmount = render(ui).unmount;
  });
  return unmount;
}

afterEach(() => localStorage.clear());

const tick = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));

test('shows the tray after the first selected tractor, and its link after the second', async () => {
  await renderLists();
  expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
  await tick('Compare Swaraj 744 FE');
  expect(screen.getByText('1 chosen: tick one more to compare')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  await tick('Compare Eicher 485');
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare-tractors/eicher-485-vs-swaraj-744-fe',
  );
});

test('restores compared and saved tractors after a reload', async () => {
  const unmount = await renderLists();
  await tick('Compare Eicher 485');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  unmount();
  await renderLists();
  expect(screen.getByRole('checkbox', { name: 'Compare Eicher 485' })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Saved' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Swaraj 744 FE' })).toBeInTheDocument();
});

test.each(['{', '[]', '{"compare":["tractor:1"],"products":[{"key":1}]}', '{"compare":7}'])(
  'ignores the invalid stored value %s',
  async (text) => {
    localStorage.setItem(SAVED_PRODUCTS_KEY, text);
    await renderLists();
    expect(screen.getByRole('checkbox', { name: 'Compare Swaraj 744 FE' })).not.toBeChecked();
  },
);

test('does not restore a product that another tab or the notebook has removed', async () => {
  await renderLists();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const lists = JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '');
  localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify({ ...lists, wishlist: [] }));
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: SAVED_PRODUCTS_KEY })));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  await tick('Compare Eicher 485');
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '')).toMatchObject({
    wishlist: [],
    compare: ['tractor:2'],
  });
});

test.each([
  { to: 'javascript:alert(1)' },
  { to: '//evil.test/tractor/x/1' },
  { to: '/\\evil.test' },
  { to: 7 },
  { picture: 'https://evil.test/x.webp' },
  { slug: 'a/../b' },
  { name: null },
])('ignores a stored product with the invalid field %j', async (invalidField) => {
  const stored = {
    compare: ['tractor:1', 'tractor:2'],
    wishlist: ['tractor:1'],
    recent: ['tractor:1'],
    products: [{ ...createProduct(1, 'Spoiled'), ...invalidField }, createProduct(2, 'Eicher 485')],
  };
  localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify(stored));
  await renderLists();
  expect(screen.getByText('1 chosen: tick one more to compare')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Spoiled' })).not.toBeInTheDocument();
});

test('shows the current comparison on a page from the back/forward cache', async () => {
  await renderLists();
  await tick('Compare Swaraj 744 FE');
  localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify({ products: [] }));
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => dispatchEvent(event));
  expect(screen.getByRole('checkbox', { name: 'Compare Swaraj 744 FE' })).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
});
