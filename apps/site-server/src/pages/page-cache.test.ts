import { setImmediate } from 'node:timers/promises';
import { type CacheTtl, PageCache } from './page-cache.ts';

const LIVES: Readonly<Record<string, CacheTtl>> = {
  page: { freshMs: 60_000, usableMs: 600_000 },
  part: { freshMs: 5_000, usableMs: 5_000 },
};

function setUp() {
  let now = 0;
  let made = 0;
  const cache = new PageCache<string>(
    (page) => LIVES[page.split(' ')[0] ?? ''] ?? null,
    () => now,
  );
  const make =
    (page = `page ${made + 1}`) =>
    async () => {
      made += 1;
      return page;
    };
  return {
    get: (page?: string) => cache.get('/a', make(page)),
    pass: (ms: number) => {
      now += ms;
    },
    made: () => made,
  };
}

test('renders a fresh page once', async () => {
  const { get, pass, made } = setUp();
  expect(await get()).toBe('page 1');
  pass(59_999);
  expect(await get()).toBe('page 1');
  expect(made()).toBe(1);
});

test('serves a stale page once while it renders a new one', async () => {
  const { get, pass, made } = setUp();
  await get();
  pass(60_000);
  expect(await get()).toBe('page 1');
  expect(made()).toBe(2);
  expect(await get()).toBe('page 2');
});

test('does not serve an expired page', async () => {
  const { get, pass } = setUp();
  await get();
  pass(600_000);
  expect(await get()).toBe('page 2');
});

test('shares one rendering among concurrent requests', async () => {
  const { get, made } = setUp();
  await Promise.all([get(), get(), get()]);
  expect(made()).toBe(1);
});

test('renders an uncacheable page for each request', async () => {
  const { get, made } = setUp();
  await get('bad');
  await get('bad');
  expect(made()).toBe(2);
});

test('expires an incomplete page soon', async () => {
  const { get, pass } = setUp();
  await get('part of a page');
  pass(4_999);
  expect(await get()).toBe('part of a page');
  pass(1);
  expect(await get()).toBe('page 2');
});

test('does not replace a complete page by an incomplete one', async () => {
  const { get, pass } = setUp();
  await get();
  pass(60_000);
  await get('part of a page');
  expect(await get('part of a page')).toBe('page 1');
  pass(540_000);
  expect(await get('part of a page')).toBe('part of a page');
});

test('renders again after a failure', async () => {
  const cache = new PageCache<string>(() => LIVES.page ?? null);
  await expect(cache.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('/a', async () => 'up')).toBe('up');
});

test('tells the renderer whether a request waits for it', async () => {
  let now = 0;
  const flags: boolean[] = [];
  const cache = new PageCache<string>(
    () => LIVES.page ?? null,
    () => now,
  );
  const get = () => cache.get('/a', async (isAwaited) => `page ${flags.push(isAwaited)}`);
  await get();
  now = 60_000;
  expect([await get(), await get()]).toEqual(['page 1', 'page 2']);
  now = 700_000;
  await get();
  expect(flags).toEqual([true, false, true]);
});

describe('after a content change', () => {
  function keepTwo() {
    let now = 0;
    const cache = new PageCache<string>(
      () => LIVES.page ?? null,
      () => now,
    );
    const made: string[] = [];
    const get = (name: string) =>
      cache.get(name, async () => {
        made.push(name);
        return name;
      });
    const pass = (ms: number) => {
      now += ms;
    };
    return { cache, get, pass, made };
  }

  test('renders affected pages again and keeps others', async () => {
    const { cache, get, made } = keepTwo();
    await get('old');
    await get('other');
    cache.changed((page) => page === 'old');
    await get('old');
    await get('other');
    expect(made).toEqual(['old', 'other', 'old']);
  });

  test('serves an older page only while it is fresh', async () => {
    const { cache, get, pass, made } = keepTwo();
    await get('other');
    cache.changed(() => false);
    pass(59_999);
    await get('other');
    expect(made).toEqual(['other']);
    pass(1);
    expect(await get('other')).toBe('other');
    expect(made).toEqual(['other', 'other']);
    pass(60_000);
    await get('other');
    expect(made).toHaveLength(3);
  });

  test('neither caches nor shares a rendering that began before the change', async () => {
    const cache = new PageCache<string>(() => LIVES.page ?? null);
    let finish: (page: string) => void = () => undefined;
    const first = cache.get('/a', () => new Promise((done) => (finish = done)));
    cache.changed(() => false);
    expect(await cache.get('/a', async () => 'new')).toBe('new');
    finish('old');
    expect(await first).toBe('old');
    await setImmediate();
    expect(await cache.get('/a', async () => 'newer')).toBe('new');
  });
});
