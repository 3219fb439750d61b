import { selectPromotions, withLocalStore } from './publish-and-promote.mjs';

const published = [
  { name: 'shell', version: '2' },
  { name: 'media', version: '5' },
];
const live = ['shell', 'media'];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('at the first start everything goes live', () => {
  expect(names(selectPromotions(published, null, []))).toEqual(['shell', 'media']);
});

test('what was built anew goes live', () => {
  expect(names(selectPromotions(published, { shell: '2', media: '4' }, live))).toEqual(['media']);
});

test('a version that was rolled back by hand stays', () => {
  expect(selectPromotions(published, { shell: '2', media: '5' }, live)).toEqual([]);
});

test('what is not live at all goes live again', () => {
  const last = { shell: '2', media: '5' };
  expect(names(selectPromotions(published, last, []))).toEqual(['shell', 'media']);
  expect(names(selectPromotions(published, last, ['shell']))).toEqual(['media']);
});

test('it fills its own folder, though the API shows a registry elsewhere', () => {
  const settings = { REGISTRY_URL: 'https://registry.example', REGISTRY_TOKEN: 'reads' };
  const env: Record<string, string> = withLocalStore(settings);
  expect(env.REGISTRY_URL).toBe('');
  expect(env.STORE_DIR).toMatch(/store/);
});
