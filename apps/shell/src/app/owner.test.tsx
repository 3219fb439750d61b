/** @jest-environment node */
import { ownerOf } from './owner.ts';

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
  ['/', undefined],
  ['/tractors/unknown', undefined],
])('%s belongs to %s', (path, name) => {
  expect(ownerOf(path, remotes)?.name).toBe(name);
});
