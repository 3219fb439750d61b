import { setImmediate } from 'node:timers/promises';
import { type CacheTtl, PageCache } from './page-cache.ts';

const TTLS: Readonly<Record<string, CacheTtl>> = {
  page: { freshMs: 60_000, usableMs: 600_000 },
  part: { freshMs: 5_000, usableMs: 5_000 },
};

function createCache() {
  let now = 0;
  let renderCount = 0;
  const cache = new PageCache<string>(
    (page) => TTLS[page.split(' ')[0] ?? ''] ?? null,
    () => now,
  );
  const createRender =
    (page = `page ${renderCount + 1}`) =>
    async () => {
      renderCount += 1;
      return page;
    };
  return {
    get: (page?: string) => cache.get('/a', createRender(page)),
    advance: (ms: number) => {
      now += ms;
    },
    countRenders: () => renderCount,
  };
}

test('renders a fresh page once', async () => {
  const { get, advance, countRenders } = createCache();
  expect(await get()).toBe('page 1');
  advance(59_999);
  expect(await get()).toBe('page 1');
  expect(countRenders()).toBe(1);
});

test('serves a stale page once while it renders a new one', async () => {
  const { get, advance, countRenders } = createCache();
  await get();
  advance(60_000);
  expect(await get()).toBe('page 1');
  expect(countRenders()).toBe(2);
  expect(await get()).toBe('page 2');
});

test('does not serve an expired page', async () => {
  const { get, advance } = createCache();
  await get();
  advance(600_000);
  expect(await get()).toBe('page 2');
});

test('shares one rendering among concurrent requests', async () => {
  const { get, countRenders } = createCache();
  await Promise.all([get(), get(), get()]);
  expect(countRenders()).toBe(1);
});

test('renders an uncacheable page for each request', async () => {
  const { get, countRenders } = createCache();
  await get('bad');
  await get('bad');
  expect(countRenders()).toBe(2);
});

test('expires an incomplete page after its shorter lifetime', async () => {
  const { get, advance } = createCache();
  await get('part of a page');
  advance(4_999);
  expect(await get()).toBe('part of a page');
  advance(1);
  expect(await get()).toBe('page 2');
});

test('does not replace a complete page with an incomplete one', async () => {
  const { get, advance } = createCache();
  await get();
  advance(60_000);
  await get('part of a page');
  expect(await get('part of a page')).toBe('page 1');
  advance(540_000);
  expect(await get('part of a page')).toBe('part of a page');
});

test('renders again after a failure', async () => {
  const cache = new PageCache<string>(() => TTLS.page ?? null);
  await expect(cache.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('/a', async () => 'up')).toBe('up');
});

test('passes to the renderer whether a request waits for the page', async () => {
  let now = 0;
  const isAwaitedFlags: boolean[] = [];
  const cache = new PageCache<string>(
    () => TTLS.page ?? null,
    () => now,
  );
  const get = () => cache.get('/a', async (isAwaited) => `page ${isAwaitedFlags.push(isAwaited)}`);
  await get();
  now = 60_000;
  expect([await get(), await get()]).toEqual(['page 1', 'page 2']);
  now = 700_000;
  await get();
  expect(isAwaitedFlags).toEqual([true, false, true]);
});

describe('after a content change', () => {
  function createTestCache() {
    let now = 0;
    const cache = new PageCache<string>(
      () => TTLS.page ?? null,
      () => now,
    );
    const rendered: string[] = [];
    const get = (name: string) =>
      cache.get(name, async () => {
        rendered.push(name);
        return name;
      });
    const advance = (ms: number) => {
      now += ms;
    };
    return { cache, get, advance, rendered };
  }

  test('renders affected pages again and no others', async () => {
    const { cache, get, rendered } = createTestCache();
    await get('old');
    await get('other');
    cache.discardAffected((page) => page === 'old');
    await get('old');
    await get('other');
    expect(rendered).toEqual(['old', 'other', 'old']);
  });

  test('serves an unaffected older page only while it is fresh', async () => {
    const { cache, get, advance, rendered } = createTestCache();
    await get('other');
    cache.discardAffected(() => false);
    advance(59_999);
    await get('other');
    expect(rendered).toEqual(['other']);
    advance(1);
    expect(await get('other')).toBe('other');
    expect(rendered).toEqual(['other', 'other']);
    advance(60_000);
    await get('other');
    expect(rendered).toHaveLength(3);
  });

  test('neither caches nor shares a rendering that began before the change', async () => {
    const cache = new PageCache<string>(() => TTLS.page ?? null);
    let finish: (page: string) => void = () => undefined;
    const first = cache.get('/a', () => new Promise((done) => (finish = done)));
    cache.discardAffected(() => false);
    expect(await cache.get('/a', async () => 'new')).toBe('new');
    finish('old');
    expect(await first).toBe('old');
    await setImmediate();
    expect(await cache.get('/a', async () => 'newer')).toBe('new');
  });
});
