import { phone } from './testing/phone.ts';

const KEY = 'k'.repeat(32);
const form = {
  ...{
    key: KEY,
    path: '/api/enquiry_save',
    form: 'contact',
    about: '',
    at: '2026-11-24T06:00:00Z',
  },
  body: { name: 'Geeta', mobile: '9876500000', form: 'contact' },
};
const accepted = () => Response.json({ success: true, data: { primary_id: 'p' } });

/** Stored forms, as the notebook reads them. */
const stored = ({ indexedDB }: ReturnType<typeof phone>) =>
  new Promise<Record<string, unknown>[]>((resolve) => {
    const opening = indexedDB.open('notebook-waiting');
    opening.onsuccess = () => {
      const request = opening.result.transaction('waiting').objectStore('waiting').getAll();
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });

function waiting() {
  const one = phone();
  one.network.answers = undefined;
  return one;
}

test('queues a form offline and sends it by Background Sync with its key', async () => {
  const one = waiting();
  expect(await one.say({ waiting: form })).toBe(true);
  expect(one.registered).toEqual(['enquiries']);
  await expect(one.happens('sync', { tag: 'enquiries' })).rejects.toThrow('Something still waits');
  expect(await stored(one)).toMatchObject([{ state: 'waiting', body: { name: 'Geeta' } }]);
  one.network.answers = new Map([['/api/enquiry_save', accepted]]);
  await one.happens('sync', { tag: 'enquiries' });
  expect(one.posted).toEqual([
    { path: '/api/enquiry_save', body: { ...form.body, idempotency_key: KEY } },
  ]);
  // Acknowledged and deleted; the next visible page is notified once.
  expect(await stored(one)).toEqual([{ key: KEY, state: 'sent' }]);
  one.look();
  await one.say({ seen: 'https://site.test/tractors' });
  await one.say({ seen: 'https://site.test/tractors' });
  expect(one.messages).toEqual([{ sent: 1 }]);
  expect(await stored(one)).toEqual([]);
});

test('sends a form once from two tabs and the worker at the same time', async () => {
  const one = waiting();
  await one.say({ waiting: form });
  one.network.answers = new Map([['/api/enquiry_save', accepted]]);
  await Promise.all([
    one.say({ retry: true }),
    one.say({ retry: true }),
    one.happens('sync', { tag: 'enquiries' }),
  ]);
  expect(one.posted).toHaveLength(1);
});

test('stores a form once that is queued twice with one key', async () => {
  const one = waiting();
  await one.say({ waiting: form });
  await one.say({ waiting: { ...form, about: 'later' } });
  expect(await stored(one)).toMatchObject([{ about: 'later' }]);
});

test('keeps a form queued when the site is down or busy or a captive portal responds', async () => {
  for (const answer of [
    () => new Response('', { status: 503 }),
    () => Response.json({ success: false }, { status: 429 }),
    () => new Response('<html>Please sign in</html>'),
  ]) {
    const one = waiting();
    await one.say({ waiting: form });
    one.network.answers = new Map([['/api/enquiry_save', answer]]);
    await one.say({ retry: true });
    expect(await stored(one)).toMatchObject([{ state: 'waiting' }]);
  }
});

test('keeps a form queued on a dead connection without blocking the next attempt', async () => {
  const one = waiting();
  await one.say({ waiting: form });
  one.network.answers = new Map([['/api/enquiry_save', 'none']]);
  const first = one.say({ retry: true });
  while (one.timers.size === 0) await new Promise(setImmediate);
  one.elapse();
  await first;
  expect(await stored(one)).toMatchObject([{ state: 'waiting' }]);
  one.network.answers.set('/api/enquiry_save', accepted);
  await one.say({ retry: true });
  expect(one.posted.map(({ body }) => body.idempotency_key)).toEqual([KEY, KEY]);
  expect(await stored(one)).toEqual([{ key: KEY, state: 'sent' }]);
  expect(one.timers.size).toBe(0);
});

test('keeps a rejected form with the reason and does not resend it', async () => {
  const one = waiting();
  await one.say({ waiting: form });
  const refused = () => Response.json({ success: false, message: 'Wrong number' }, { status: 400 });
  one.network.answers = new Map([['/api/enquiry_save', refused]]);
  await one.say({ retry: true });
  await one.say({ retry: true });
  expect(one.posted).toHaveLength(1);
  expect(await stored(one)).toMatchObject([
    { state: 'refused', message: 'Wrong number', body: { name: 'Geeta' } },
  ]);
});

test('queues enquiry forms only', async () => {
  const one = waiting();
  expect(await one.say({ waiting: { ...form, path: '/api/user_login' } })).toBeUndefined();
  expect(await one.say({ waiting: { ...form, key: 1 } })).toBeUndefined();
  expect(one.registered).toEqual([]);
});

test('serves option lists offline by request body', async () => {
  const one = phone();
  let list = ['anand'];
  one.network.answers?.set('/api/all_district', () => Response.json({ data: list }));
  const ask = async (state: string) =>
    (await one.open('/api/all_district', 'cors', JSON.stringify({ state })))?.json();
  await ask('gujarat');
  list = ['pune'];
  await ask('maharashtra');
  one.network.answers = undefined;
  expect(await ask('gujarat')).toEqual({ data: ['anand'] });
  await expect(ask('punjab')).rejects.toThrow('Failed to fetch');
});

test('caches the enquiry form with its code step', async () => {
  const one = phone();
  const script = () => new Response('1', { headers: { 'content-type': 'text/javascript' } });
  const folder = '/r/enquiry/1/enquiry.enquiry-';
  one.network.answers = new Map([
    [
      '/hi/enquiry/contact',
      () =>
        new Response(`<body><script src="${folder}form-page.js"></script>`, {
          headers: { 'content-type': 'text/html' },
        }),
    ],
    ...['form-page', 'later-steps', 'steps-hi'].map(
      (name) => [`${folder}${name}.js`, script] as const,
    ),
  ]);
  await one.open('/hi/enquiry/contact');
  expect((await one.cachedPaths('files')).sort()).toEqual(
    ['form-page', 'later-steps', 'steps-hi'].map((name) => `${folder}${name}.js`),
  );
  expect(await one.open('/hi/enquiry/done?draft=1')).toBeUndefined();
});
