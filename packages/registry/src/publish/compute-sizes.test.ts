import { computeSizes } from './compute-sizes.ts';

const file = (brotli_bytes: number) => ({ integrity: 'sha384-x', bytes: 9, brotli_bytes });
const built = {
  name: 'desk',
  files: {
    'remoteEntry.js': file(5),
    'remote.js': file(10),
    'shared.js': file(20),
    'list.js': file(1),
    'figures.js': file(2),
    'plot.js': file(400),
  },
  groups: {
    'desk-remote': ['remote.js'],
    'desk-list': ['shared.js', 'list.js'],
    'desk-figures': ['shared.js', 'figures.js'],
    'desk-plot': ['plot.js'],
  },
};

test('the initial size excludes chunks that are loaded on demand, and the total includes them', () => {
  expect(computeSizes({ ...built, lazyGroups: ['desk-plot'] })).toEqual({
    entry: 5,
    initial: 5 + 10 + 20 + 2,
    total: 438,
  });
});

test('adds a chunk group that is not lazy to the initial size', () => {
  expect(computeSizes({ ...built, lazyGroups: [] }).initial).toBe(5 + 10 + 400);
});
