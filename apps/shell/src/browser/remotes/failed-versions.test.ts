import { FailedVersions } from './failed-versions.ts';

const STORAGE_KEY = 'failed-versions';

const RENDER_FAILURE_MS = 600_000;

let now = 0;
const createFailedVersions = () => new FailedVersions(() => now);

/** Replaces the storage of the tab, which plain Node lacks. */
function installStorage(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[STORAGE_KEY, stored]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  return { readEntries: () => JSON.parse(items.get(STORAGE_KEY) ?? '') };
}

beforeEach(() => {
  now = 0;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('opens the breaker after three failures and closes it after 30 seconds', () => {
  const failed = createFailedVersions();
  for (const isOpen of [false, false, true]) {
    failed.add('media', '1');
    expect(failed.has('media', '1')).toBe(true);
    expect(failed.isOpen('media', '1')).toBe(isOpen);
  }
  expect(failed.has('media', '2')).toBe(false);
  now = 30_001;
  expect(failed.has('media', '1')).toBe(false);
  failed.add('media', '1');
  expect(failed.isOpen('media', '1')).toBe(false);
});

test('returns false from `store` without storage', () => {
  expect(createFailedVersions().store('media', '1')).toBe(false);
});

test('skips a version without storage until the page is reloaded', () => {
  const failed = createFailedVersions();
  failed.store('media', '1');
  expect(failed.has('media', '1')).toBe(true);
  expect(createFailedVersions().has('media', '1')).toBe(false);
});

test('reads a stored failure after a reload until ten minutes have passed', () => {
  installStorage();
  expect(createFailedVersions().store('media', '1')).toBe(true);
  now = RENDER_FAILURE_MS - 1;
  expect(createFailedVersions().has('media', '1')).toBe(true);
  now = RENDER_FAILURE_MS;
  expect(createFailedVersions().has('media', '1')).toBe(false);
});

test('stores failures of several remotes, each once with its latest time', () => {
  const { readEntries } = installStorage();
  createFailedVersions().store('media', '1');
  now = 1000;
  createFailedVersions().store('finance', '4');
  now = 2000;
  createFailedVersions().store('media', '1');
  expect(readEntries()).toEqual([
    ['finance@4', 1000 + RENDER_FAILURE_MS],
    ['media@1', 2000 + RENDER_FAILURE_MS],
  ]);
});

test('removes expired failures from the storage', () => {
  const { readEntries } = installStorage();
  createFailedVersions().store('media', '1');
  now = RENDER_FAILURE_MS;
  createFailedVersions().store('finance', '4');
  expect(readEntries()).toEqual([['finance@4', 2 * RENDER_FAILURE_MS]]);
});

test('stores the newest 20 failures', () => {
  const { readEntries } = installStorage();
  for (let version = 1; version <= 22; version += 1)
    createFailedVersions().store('media', String(version));
  expect(readEntries()).toHaveLength(20);
  expect(createFailedVersions().has('media', '2')).toBe(false);
  expect(createFailedVersions().has('media', '3')).toBe(true);
  expect(createFailedVersions().has('media', '22')).toBe(true);
});

test.each([
  ['is cut off', '{"garbage":'],
  ['is no list', '{"media@2":900000}'],
  ['is a text', '"media@2"'],
])('ignores and replaces a stored value that %s', (_, stored) => {
  installStorage(stored);
  expect(createFailedVersions().has('media', '2')).toBe(false);
  expect(createFailedVersions().store('media', '1')).toBe(true);
  expect(createFailedVersions().has('media', '1')).toBe(true);
});

test('ignores damaged entries and keeps the intact ones', () => {
  const damaged = [null, 'ab', ['media@2', '900000'], [2, 900_000], { 0: 'media@3', 1: 900_000 }];
  const { readEntries } = installStorage(JSON.stringify([...damaged, ['media@1', 900_000]]));
  const failed = createFailedVersions();
  expect(failed.has('media', '1')).toBe(true);
  expect(failed.has('media', '2')).toBe(false);
  expect(failed.has('media', '3')).toBe(false);
  failed.store('finance', '4');
  expect(readEntries()).toEqual([
    ['media@1', 900_000],
    ['finance@4', RENDER_FAILURE_MS],
  ]);
});
