import { readSavedPages } from './start-offline.ts';

const createProduct = (number: number) => ({
  key: `tractor:${number}`,
  to: `/tractor/ace/${number}`,
});
const storeProducts = (value: unknown) =>
  localStorage.setItem('keptProducts', JSON.stringify(value));

afterEach(() => localStorage.clear());

test('returns only the paths of saved tractors', () => {
  storeProducts({
    wishlist: ['tractor:1', 'tractor:2', 'implement:3'],
    products: [
      createProduct(1),
      createProduct(9),
      createProduct(2),
      { key: 'implement:3', to: '/tractor-implements/a' },
    ],
  });
  expect(readSavedPages()).toEqual(['/tractor/ace/1', '/tractor/ace/2']);
});

test('returns at most 20 paths', () => {
  const products = Array.from({ length: 30 }, (_, index) => createProduct(index));
  storeProducts({ wishlist: products.map(({ key }) => key), products });
  expect(readSavedPages()).toHaveLength(20);
});

test.each([null, 7, {}, { wishlist: 5, products: 'x' }, { wishlist: ['a'], products: [null, 3] }])(
  'returns an empty list for the stored value %p',
  (value) => {
    storeProducts(value);
    expect(readSavedPages()).toEqual([]);
  },
);
