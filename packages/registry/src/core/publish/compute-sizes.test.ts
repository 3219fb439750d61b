import { computeSizes } from './create-record.ts';

const createFile = (brotli_bytes: number) => ({ integrity: 'sha384-x', bytes: 9, brotli_bytes });
const built = {
  name: 'desk',
  files: {
    'remoteEntry.js': createFile(5),
    'remote.js': createFile(10),
    'shared.js': createFile(20),
    'list.js': createFile(1),
    'figures.js': createFile(2),
    'plot.js': createFile(400),
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
