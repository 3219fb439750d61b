import { pagePattern } from './page-pattern.ts';

const remotes = [
  { routes: ['/tractors', '/tractors/:brand?', '/tractor/:slug/:id'] },
  { routes: ['/tractors/compare'] },
];

test.each([
  ['/hi/tractors', '/tractors'],
  ['/tractors/mahindra', '/tractors/:brand?'],
  ['/tractors/compare', '/tractors/compare'],
  ['/tractor/x/1', '/tractor/:slug/:id'],
  ['/ramesh/9876543210', 'none'],
])('%s is told as %s', (path, pattern) => {
  expect(pagePattern(new URL(path, 'http://a.in'), remotes)).toBe(pattern);
});
