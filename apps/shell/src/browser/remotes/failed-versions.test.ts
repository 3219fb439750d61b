import { FailedVersions } from './failed-versions.ts';

let now = 0;
const make = () => new FailedVersions(() => now);

test('avoids a failed version for a while and permanently after three failures', () => {
  now = 0;
  const failed = make();
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

test('without storage failures last for the page only and `store` returns false', () => {
  expect(make().store('media', '1')).toBe(false);
});

test('a render failure is known after a reload', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  now = 5;
  expect(make().store('media', '1')).toBe(true);
  expect(make().has('media', '1')).toBe(true);
  stored.set('failed-versions', '{"garbage":');
  expect(make().has('media', '1')).toBe(false);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
