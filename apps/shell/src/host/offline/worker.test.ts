import { phone } from './testing/phone.ts';

const page =
  (version: string, text = 'Hello') =>
  () =>
    new Response(
      `<html lang="en"><body><p>${text}</p><script src="/r/shell/${version}/main.js"></script></body></html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
const file = () => new Response('1', { headers: { 'content-type': 'text/javascript' } });

function visited() {
  const one = phone();
  one.network.answers = new Map([
    ['/tractors', page('1')],
    ['/tractors?utm_source=x', page('1')],
    ['/r/shell/1/main.js', file],
    ['/r/shell/2/main.js', file],
  ]);
  return one;
}

test('a page is kept with the files of its version, and says offline that it is a copy', async () => {
  const { network, open, kept } = visited();
  await open('/tractors?utm_source=x');
  expect(await kept('pages')).toEqual(['/tractors']);
  expect(await kept('files')).toEqual(['/r/shell/1/main.js']);
  network.answers = undefined;
  const copy = await (await open('/tractors'))?.text();
  expect(copy).toMatch(/<body><p role="status"[^>]*>Saved copy of [^<]+<\/p><p>Hello/);
  expect((await open('/r/shell/1/main.js', 'cors'))?.status).toBe(200);
});

test('the network comes first: a release and a rollback are seen at once', async () => {
  const { network, open } = visited();
  await open('/tractors');
  network.answers?.set('/tractors', page('2', 'New'));
  expect(await (await open('/tractors'))?.text()).toContain('New');
  network.answers?.set('/tractors', page('1', 'Back'));
  expect(await (await open('/tractors'))?.text()).toContain('Back');
});

test('a page whose files cannot be had is not kept', async () => {
  const { network, open, kept } = visited();
  network.answers?.set('/tyres', page('3'));
  network.answers?.set('/r/shell/3/main.js', () => {
    throw new TypeError('Failed to fetch');
  });
  expect((await open('/tyres'))?.status).toBe(200);
  expect(await kept('pages')).toEqual([]);
});

test('the last 50 pages are kept, and no file that none of them names', async () => {
  const { network, open, kept } = visited();
  await open('/tractors');
  for (let number = 1; number <= 50; number += 1) {
    network.answers?.set(`/tyre/${number}`, page('2'));
    await open(`/tyre/${number}`);
  }
  expect(await kept('pages')).toHaveLength(50);
  expect(await kept('pages')).not.toContain('/tractors');
  expect(await kept('files')).toEqual(['/r/shell/2/main.js']);
});

test('what belongs to one visitor is left alone, also with a language', async () => {
  const { network, open } = visited();
  for (const address of ['/my-data', '/hi/desk/leads', '/sell-old-tractor?key=1', '/gu/sign-in'])
    expect(await open(address)).toBeUndefined();
  expect(network.asked).toEqual([]);
});

test('a page that nobody may keep is shown and not kept', async () => {
  const { network, open, kept } = visited();
  for (const control of ['no-store', 'private, no-cache']) {
    const headers = { 'content-type': 'text/html', 'cache-control': control };
    network.answers?.set('/family/1', () => new Response('<body>', { headers }));
    expect((await open('/family/1'))?.status).toBe(200);
  }
  expect(await kept('pages')).toEqual([]);
});

test('a site that is down shows the copy; an address without one says what is kept', async () => {
  const { network, open } = visited();
  await open('/tractors');
  network.answers?.set('/tractors', () => new Response('', { status: 503 }));
  expect(await (await open('/tractors'))?.text()).toContain('Saved copy of');
  network.answers = undefined;
  const nothing = await open('/hi/tyres');
  expect(nothing?.status).toBe(503);
  expect(await nothing?.text()).toContain('href="/tractors"');
});

test('public data is kept, what only one visitor may see is not', async () => {
  const { network, open, kept } = visited();
  const answer = (cacheControl: string) => () =>
    new Response('{}', { headers: { 'cache-control': cacheControl } });
  network.answers?.set('/api/v1/tractors', answer('public, max-age=60'));
  network.answers?.set('/api/v1/session', answer('no-store'));
  await open('/api/v1/tractors', 'cors');
  await open('/api/v1/session', 'cors');
  expect(await kept('data')).toEqual(['/api/v1/tractors']);
  network.answers = undefined;
  expect((await open('/api/v1/tractors', 'cors'))?.status).toBe(200);
});
