import { claimsOf } from './route-pattern.ts';

test.each([
  ['/a/:type', ['/a/:']],
  ['/A/:other/', ['/a/:']],
  ['/', ['/']],
  ['/a/:b?', ['/a', '/a/:']],
  ['/a?/b', ['/b', '/a/b']],
  ['/a/*', ['/a/*']],
])('%s claims %j', (pattern, claims) => {
  expect(claimsOf(pattern)).toEqual(claims);
});
