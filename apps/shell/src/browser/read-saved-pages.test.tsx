import { readSavedPages } from './read-saved-pages.ts';

const product = (number: number) => ({ key: `tractor:${number}`, to: `/tractor/ace/${number}` });
const keep = (value: unknown) => localStorage.setItem('keptProducts', JSON.stringify(value));

afterEach(() => localStorage.clear());

test('reads saved products, not compared or viewed ones, and implements with their own paths', () => {
  keep({
    wishlist: ['tractor:1', 'tractor:2', 'implement:3'],
    products: [
      product(1),
      product(9),
      product(2),
      { key: 'implement:3', to: '/tractor-implements/a' },
    ],
  });
  expect(readSavedPages()).toEqual(['/tractor/ace/1', '/tractor/ace/2']);
});

test('limits the list so that viewed pages fit into the cache', () => {
  const products = Array.from({ length: 30 }, (_, place) => product(place));
  keep({ wishlist: products.map(({ key }) => key), products });
  expect(readSavedPages()).toHaveLength(20);
});

test.each([null, 7, {}, { wishlist: 5, products: 'x' }, { wishlist: ['a'], products: [null, 3] }])(
  'reads %p in the storage as an empty list',
  (value) => {
    keep(value);
    expect(readSavedPages()).toEqual([]);
  },
);
