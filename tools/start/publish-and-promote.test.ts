import { selectPromotions, withLocalStore } from './publish-and-promote.mjs';

const published = [
  { name: 'shell', version: '2' },
  { name: 'media', version: '5' },
];
const live = ['shell', 'media'];
const toNames = (list: { name: string }[]) => list.map(({ name }) => name);

test('promotes every app at the first start', () => {
  expect(toNames(selectPromotions(published, null, []))).toEqual(['shell', 'media']);
});

test('promotes rebuilt apps', () => {
  expect(toNames(selectPromotions(published, { shell: '2', media: '4' }, live))).toEqual(['media']);
});

test('keeps a version that was rolled back by hand', () => {
  expect(selectPromotions(published, { shell: '2', media: '5' }, live)).toEqual([]);
});

test('promotes an app that has no live version', () => {
  const last = { shell: '2', media: '5' };
  expect(toNames(selectPromotions(published, last, []))).toEqual(['shell', 'media']);
  expect(toNames(selectPromotions(published, last, ['shell']))).toEqual(['media']);
});

test('publishes to the local store even if REGISTRY_URL is set', () => {
  const settings = { REGISTRY_URL: 'https://registry.example', REGISTRY_TOKEN: 'reads' };
  const env: Record<string, string> = withLocalStore(settings);
  expect(env.REGISTRY_URL).toBe('');
  expect(env.STORE_DIR).toMatch(/store/);
});
