import { FailedVersions } from './failed-versions.ts';

let now = 0;
const createFailedVersions = () => new FailedVersions(() => now);

test('opens the breaker after three failures and closes it after 30 seconds', () => {
  now = 0;
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

test('reads a stored failure after a reload', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  now = 5;
  expect(createFailedVersions().store('media', '1')).toBe(true);
  expect(createFailedVersions().has('media', '1')).toBe(true);
  stored.set('failed-versions', '{"garbage":');
  expect(createFailedVersions().has('media', '1')).toBe(false);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
