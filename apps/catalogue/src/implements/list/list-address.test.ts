import { readChoice, writeChoice } from './list-address.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

test('nothing chosen is the first page of the popular order, at the bare address', () => {
  expect(read('')).toEqual({ brands: [], sort: 'popular', page: 1 });
  expect(writeChoice({ brands: [], sort: 'popular', page: 1 })).toBe('');
});

test('a choice has one address, in whatever order it was made', () => {
  expect(writeChoice({ brands: ['shaktiman', 'fieldking'], sort: 'power', page: 2 })).toBe(
    '?brand=fieldking&brand=shaktiman&sort=power&page=2',
  );
  expect(read('brand=a&brand=a&brand=b')?.brands).toEqual(['a', 'b']);
});

test.each(['page=0', 'page=-1', 'page=abc', 'page=1e9', 'page=10000000', 'sort=drop', 'page='])(
  '%s is no list',
  (query) => {
    expect(read(query)).toBeNull();
  },
);
