import { createRouteTable, findEqualMatch, listClaims } from './route-table.ts';

const remotes = [
  { name: 'catalogue', routes: ['/tractors', '/tractor/:brand', '/tractor/:slug/:id'] },
  { name: 'media', routes: ['/tractor-videos', '/tractor/reviews'] },
];

test.each([
  ['/tractors', 'catalogue'],
  ['/tractor/swaraj', 'catalogue'],
  ['/tractor/swaraj-744/12', 'catalogue'],
  ['/tractor-videos', 'media'],
  ['/tractor/reviews', 'media'],
])('the path %s belongs to the app %s', (path, name) => {
  expect(createRouteTable(remotes).find(path)?.app.name).toBe(name);
});

test.each(['/', '/tractors/unknown'])('the path %s belongs to no app', (path) => {
  expect(createRouteTable(remotes).find(path)).toBeUndefined();
});

const table = createRouteTable([
  { routes: ['/tractors', '/tractors/:brand?', '/tractor/:slug/:id'] },
  { routes: ['/tractors/compare', '/खेती/:id', '/files/*', '/region?/prices', '/:page/terms'] },
]);

test.each([
  ['/tractors', '/tractors'],
  ['/tractors/mahindra', '/tractors/:brand?'],
  ['/tractors/compare', '/tractors/compare'],
  ['/tractor/x/1', '/tractor/:slug/:id'],
  ['/TRACTORS/Compare', '/tractors/compare'],
  ['/tr%61ctors/compare/', '/tractors/compare'],
  ['/%E0%A4%96%E0%A5%87%E0%A4%A4%E0%A5%80/4', '/खेती/:id'],
  ['/tractor/a%2Fb/1', '/tractor/:slug/:id'],
  ['/tractor/%zz/1', '/tractor/:slug/:id'],
  ['/files', '/files/*'],
  ['/files/a/b', '/files/*'],
  ['/prices', '/region?/prices'],
  ['/region/prices', '/region?/prices'],
  // If two patterns rank equally, the first one is selected.
  ['/tractors/terms', '/tractors/:brand?'],
  ['/about/terms', '/:page/terms'],
])('matches %s to the pattern %s', (path, pattern) => {
  expect(table.find(path)?.pattern).toBe(pattern);
});

test.each(['/ramesh/9876543210', '/tractor//1', '//tractors'])(
  'matches %s to no pattern',
  (path) => {
    expect(table.find(path)).toBeUndefined();
  },
);

test.each([
  ['/a/:type', ['/a/:']],
  ['/A/:other/', ['/a/:']],
  ['/', ['/']],
  ['/a/:b?', ['/a', '/a/:']],
  ['/a?/b', ['/b', '/a/b']],
  ['/a/*', ['/a/*']],
])('the pattern %s claims the paths %j', (pattern, claims) => {
  expect(listClaims(pattern)).toEqual(claims);
});

test.each([
  ['/:a/x', '/y/:b', '/y/x'],
  ['/y/:b', '/:a/X', '/y/X'],
  ['/:a/x/:c?', '/y/:b/:d?', '/y/x'],
  ['/a/:b/c', '/:a/b/c', '/a/b/c'],
  ['/:a/b/*', '/a/:b/*', '/a/b'],
])('the patterns %s and %s rank equally for the path %s', (first, second, path) => {
  expect(findEqualMatch(first, second)).toBe(path);
});

test.each([
  ['/:page.html', '/:other'],
  ['/y/x', '/y/:b'],
  ['/:a/x', '/y/:b/z'],
  ['/:a/x', '/:b/y'],
  ['/tractors', '/tyres'],
])('the patterns %s and %s never rank equally', (first, second) => {
  expect(findEqualMatch(first, second)).toBeUndefined();
});
