import { parseComparedSlugs, toChooserPath, toComparePath } from './to-compare-path.ts';

test.each([
  [['b-2', 'a-1'], '/compare-tractors/a-1-vs-b-2'],
  [['c', 'a', 'b'], '/compare-tractors/a-vs-b-vs-c'],
  [['a'], '/compare-tractors'],
  [[], '/compare-tractors'],
])('creates for %j the path %s', (slugs, address) => {
  expect(toComparePath(slugs)).toBe(address);
});

test.each([
  ['a-1-vs-b-2', ['a-1', 'b-2']],
  ['b-vs-a-vs-b', ['b', 'a']],
  ['mahindra-575-di', ['mahindra-575-di']],
  ['a-vs-', []],
  ["a'-vs-b", []],
  ['', []],
])('parses "%s" as %j', (segment, slugs) => {
  expect(parseComparedSlugs(segment)).toEqual(slugs);
});

test('creates the same path for both orders of two tractors, and parses it back', () => {
  const names = ['mahindra-575-di', 'swaraj-744-fe', 'eicher-241', 'hav-50-s1'];
  for (const first of names) {
    for (const second of names.filter((name) => name !== first)) {
      const path = toComparePath([first, second]);
      expect(path).toBe(toComparePath([second, first]));
      expect(parseComparedSlugs(path.split('/').at(-1) ?? '')).toEqual([first, second].sort());
    }
  }
});

test('includes the compared tractors in the chooser path', () => {
  expect(toChooserPath(['a', 'b'])).toBe('/compare-tractors?tractor=a&tractor=b&change=1');
});
