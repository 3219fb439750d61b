/** @jest-environment node */
import { tokenizePath } from './add-similar-pages.ts';

test.each([
  ['/tractor/mahidra', 'tractor mahidra'],
  ['/hi/tractor/mahindra-575-di/17', 'tractor mahindra 575 di'],
  ['/tyre/mrf/13-6-28/9', 'tyre mrf 13 6 28'],
  ['/%E0%A4%95%E0%A5%81%E0%A4%AC%E0%A5%8B%E0%A4%9F%E0%A4%BE', 'कुबोटा'],
  ['/a%zz', 'a zz'],
  ['/', ''],
])('converts the path %s into the query "%s"', (pathname, query) => {
  expect(tokenizePath(pathname)).toBe(query);
});

test('truncates the query of a very long path', () => {
  expect(tokenizePath(`/${'a'.repeat(900)}`)).toHaveLength(200);
});
