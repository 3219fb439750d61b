import { simulatePhone } from './testing/simulate-phone.ts';

const KEY = 'k'.repeat(32);
const form = {
  key: KEY,
  path: '/api/enquiry_save',
  form: 'contact',
  about: '',
  at: '2026-11-24T06:00:00Z',
  body: { name: 'Geeta', mobile: '9876500000', form: 'contact' },
};
const acceptForm = () => Response.json({ success: true, data: { primary_id: 'p' } });

const readStored = ({ indexedDB }: ReturnType<typeof simulatePhone>) =>
  new Promise<Record<string, unknown>[]>((resolve) => {
    const openRequest = indexedDB.open('notebook-waiting');
    openRequest.onsuccess = () => {
      const request = openRequest.result.transaction('waiting').objectStore('waiting').getAll();
      request.onsuccess = () => {
        openRequest.result.close();
        resolve(request.result);
      };
    };
  });

function createOfflinePhone() {
  const device = simulatePhone();
  device.network.responses = undefined;
  return device;
}

test('queues a form offline and sends it by Background Sync with its key', async () => {
  const device = createOfflinePhone();
  expect(await device.sendMessage({ waiting: form })).toBe(true);
  expect(device.syncTags).toEqual(['enquiries']);
  await expect(device.dispatch('sync', { tag: 'enquiries' })).rejects.toThrow(
    'Something still waits',
  );
  expect(await readStored(device)).toMatchObject([{ state: 'waiting', body: { name: 'Geeta' } }]);
  device.network.responses = new Map([['/api/enquiry_save', acceptForm]]);
  await device.dispatch('sync', { tag: 'enquiries' });
  expect(device.postedRequests).toEqual([
    { path: '/api/enquiry_save', body: { ...form.body, idempotency_key: KEY } },
  ]);
  // The form is acknowledged. The next visible page is notified once.
  expect(await readStored(device)).toEqual([{ key: KEY, state: 'sent' }]);
  device.openVisiblePage();
  await device.sendMessage({ seen: 'https://site.test/tractors' });
  await device.sendMessage({ seen: 'https://site.test/tractors' });
  expect(device.messages).toEqual([{ sent: 1 }]);
  expect(await readStored(device)).toEqual([]);
});

test('sends a form once from two tabs and the worker at the same time', async () => {
  const device = createOfflinePhone();
  await device.sendMessage({ waiting: form });
  device.network.responses = new Map([['/api/enquiry_save', acceptForm]]);
  await Promise.all([
    device.sendMessage({ retry: true }),
    device.sendMessage({ retry: true }),
    device.dispatch('sync', { tag: 'enquiries' }),
  ]);
  expect(device.postedRequests).toHaveLength(1);
});

test('stores one form for two submits with the same key', async () => {
  const device = createOfflinePhone();
  await device.sendMessage({ waiting: form });
  await device.sendMessage({ waiting: { ...form, about: 'later' } });
  expect(await readStored(device)).toMatchObject([{ about: 'later' }]);
});

test('keeps a form queued when the site is down or busy, or a captive portal responds', async () => {
  for (const response of [
    () => new Response('', { status: 503 }),
    () => Response.json({ success: false }, { status: 429 }),
    () => new Response('<html>Please sign in</html>'),
  ]) {
    const device = createOfflinePhone();
    await device.sendMessage({ waiting: form });
    device.network.responses = new Map([['/api/enquiry_save', response]]);
    await device.sendMessage({ retry: true });
    expect(await readStored(device)).toMatchObject([{ state: 'waiting' }]);
  }
});

test('keeps a form queued on a dead connection without blocking the next attempt', async () => {
  const device = createOfflinePhone();
  await device.sendMessage({ waiting: form });
  device.network.responses = new Map([['/api/enquiry_save', 'none']]);
  const first = device.sendMessage({ retry: true });
  while (device.timers.size === 0) await new Promise(setImmediate);
  device.fireTimers();
  await first;
  expect(await readStored(device)).toMatchObject([{ state: 'waiting' }]);
  device.network.responses.set('/api/enquiry_save', acceptForm);
  await device.sendMessage({ retry: true });
  expect(device.postedRequests.map(({ body }) => body.idempotency_key)).toEqual([KEY, KEY]);
  expect(await readStored(device)).toEqual([{ key: KEY, state: 'sent' }]);
  expect(device.timers.size).toBe(0);
});

test('keeps a rejected form with the reason and does not resend it', async () => {
  const device = createOfflinePhone();
  await device.sendMessage({ waiting: form });
  const rejectForm = () =>
    Response.json({ success: false, message: 'Wrong number' }, { status: 400 });
  device.network.responses = new Map([['/api/enquiry_save', rejectForm]]);
  await device.sendMessage({ retry: true });
  await device.sendMessage({ retry: true });
  expect(device.postedRequests).toHaveLength(1);
  expect(await readStored(device)).toMatchObject([
    { state: 'refused', message: 'Wrong number', body: { name: 'Geeta' } },
  ]);
});

test('queues enquiry forms only', async () => {
  const device = createOfflinePhone();
  expect(
    await device.sendMessage({ waiting: { ...form, path: '/api/user_login' } }),
  ).toBeUndefined();
  expect(await device.sendMessage({ waiting: { ...form, key: 1 } })).toBeUndefined();
  expect(device.syncTags).toEqual([]);
});

test('serves option lists offline by request body', async () => {
  const device = simulatePhone();
  let list = ['anand'];
  device.network.responses?.set('/api/all_district', () => Response.json({ data: list }));
  const fetchDistricts = async (state: string) =>
    (
      await device.open('/api/all_district', { mode: 'cors', body: JSON.stringify({ state }) })
    )?.json();
  await fetchDistricts('gujarat');
  list = ['pune'];
  await fetchDistricts('maharashtra');
  device.network.responses = undefined;
  expect(await fetchDistricts('gujarat')).toEqual({ data: ['anand'] });
  await expect(fetchDistricts('punjab')).rejects.toThrow('Failed to fetch');
});

test('caches the enquiry form with its code step', async () => {
  const device = simulatePhone();
  const respondWithScript = () =>
    new Response('1', { headers: { 'content-type': 'text/javascript' } });
  const folder = '/r/enquiry/1/enquiry.enquiry-';
  device.network.responses = new Map([
    [
      '/hi/enquiry/contact',
      () =>
        new Response(`<body><script src="${folder}form-page.js"></script>`, {
          headers: { 'content-type': 'text/html' },
        }),
    ],
    ...['form-page', 'later-steps', 'steps-hi'].map(
      (name) => [`${folder}${name}.js`, respondWithScript] as const,
    ),
  ]);
  await device.open('/hi/enquiry/contact');
  expect((await device.listCachedPaths('files')).sort()).toEqual(
    ['form-page', 'later-steps', 'steps-hi'].map((name) => `${folder}${name}.js`),
  );
  expect(await device.open('/hi/enquiry/done?draft=1')).toBeUndefined();
});
