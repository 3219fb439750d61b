import {
  formDraft,
  MAX_NOTEBOOK_ENTRIES,
  myEnquiriesResponse,
  notebookSyncResponse,
} from '@tractor-haat/api-client/contract';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { aForm, enquiryCalls, idOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { accountCalls } from '../accounts/testing/account-calls.ts';
import { erasePerson } from '../privacy/erase/erase-person.ts';
import { readMyData } from '../privacy/my-data/read-my-data.ts';
import { placesOfNumber } from '../privacy/testing/places-of-number.ts';

const note = (id: string, text: string, at: Date, base: string | null = null) => ({
  ...{ id, kind: 'note', at: at.toISOString(), base, text },
});

describe.each(everyDatabase())('notebook on $name', (database) => {
  let api: TestApi;
  const clock = movingClock();
  const { register, newNumber, post } = accountCalls(() => api);
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const signedIn = async () => (await register(newNumber())).cookie;
  const sync = (cookie: string, body: object = {}) =>
    post('/api/notebook_sync', body, cookie === '' ? {} : { cookie });
  const textsOf = ({ body }: Awaited<ReturnType<typeof sync>>) =>
    notebookSyncResponse.parse(body).data.entries.map(({ text, gone }) => [text, gone]);

  test("rejects a request without a signed-in account in the caller's language", async () => {
    const answer = await sync('', { language: 'hi', entries: [] });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ reason: 'notebook_sign_in' });
    expect(answer.body.message).toContain('साइन इन');
    expect((await sync('session=none')).status).toBe(401);
  });

  test('syncs two phones; stores conflicting notes twice, each once', async () => {
    const cookie = await signedIn();
    const first = await sync(cookie, { entries: [note('note:1', 'clutch', clock.now())] });
    expect(first.headers['cache-control']).toBe('private, no-store');
    const base = clock.now().toISOString();
    clock.forward(60);
    await sync(cookie, { entries: [note('note:1', 'clutch is new', clock.now(), base)] });
    clock.forward(60);
    const other = { entries: [note('note:1', 'clutch: ask Ravi', clock.now(), base)] };
    const merged = await sync(cookie, other);
    expect(textsOf(merged)).toEqual([
      ['clutch: ask Ravi', false],
      ['clutch is new', false],
    ]);
    expect(textsOf(await sync(cookie, other)).sort()).toEqual(textsOf(merged).sort());
    const word = merged.body.data?.account;
    const taken = { ...note('note:1', '', clock.now(), clock.now().toISOString()), gone: true };
    const out = await sync(cookie, { account: word, entries: [taken] });
    expect(textsOf(out)).toContainEqual(['', true]);
  });

  test('syncs nothing from or to a phone of another account', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const at = clock.now();
    const { body } = await sync(mine, { entries: [note('note:1', 'mine', at)] });
    const answer = await sync(theirs, {
      account: body.data?.account,
      entries: [note('note:2', 'of the phone', at)],
    });
    expect(answer.body.data).toMatchObject({ is_other: true, entries: [] });
    expect(answer.body.data?.account).not.toBe(body.data?.account);
  });

  test('rejects an external URL, a large request and a full notebook', async () => {
    const cookie = await signedIn();
    const at = clock.now();
    for (const to of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const answer = await sync(cookie, { entries: [{ ...note('note:1', 'x', at), to }] });
      expect([to, answer.status]).toEqual([to, 400]);
    }
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => note(`note:${from + i}`, 'x', at));
    expect((await sync(cookie, { entries: many(0, 101) })).status).toBe(400);
    for (let from = 0; from < MAX_NOTEBOOK_ENTRIES; from += 100)
      expect((await sync(cookie, { entries: many(from, 100) })).status).toBe(200);
    const full = await sync(cookie, { entries: many(MAX_NOTEBOOK_ENTRIES, 1) });
    expect([full.status, full.body.reason]).toEqual([409, 'notebook_full']);
    // Deleting an entry makes room.
    const out = { ...note('note:0', '', at, at.toISOString()), gone: true };
    expect((await sync(cookie, { entries: [out, ...many(MAX_NOTEBOOK_ENTRIES, 1)] })).status).toBe(
      200,
    );
  });

  test('two phones syncing in parallel lose nothing', async () => {
    const cookie = await signedIn();
    await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        sync(cookie, {
          entries: [note(`note:${id}`, id, clock.now()), note('note:x', id, clock.now())],
        }),
      ),
    );
    const texts = textsOf(await sync(cookie)).map(([text]) => text);
    expect([...new Set(texts)].sort()).toEqual(['a', 'b', 'c']);
    expect(texts).toHaveLength(6);
  });

  test('a browser sees the state of its own enquiries only, without personal data', async () => {
    const { submit, verify, code, jar } = enquiryCalls(() => api);
    const { mobile } = aForm;
    const id = idOf(await submit({ mobile }));
    const own = (headers: object) =>
      api.app.inject({ url: '/api/v1/own-enquiries', headers: { ...headers } });
    const { data } = myEnquiriesResponse.parse((await own(jar.headers())).json());
    expect(data).toEqual([
      {
        primary_id: id,
        form: 'implement-price',
        about: 'fieldking Model 53',
        state: 'waiting',
        at: clock.now().toISOString(),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(aForm.name);
    await verify({ primary_id: id, otp: await code(mobile) });
    expect((await own(jar.headers())).json().data[0].state).toBe('sent');
    expect((await own({})).json()).toEqual({ data: [] });

    const plain = await api.app.inject({
      method: 'POST',
      url: '/api/own_enquiries',
      payload: 'language=mr',
      headers: { ...jar.headers(), 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(plain.statusCode).toBe(303);
    expect(plain.headers.location).toMatch(/^\/mr\/my\?draft=[\w-]{22}$/);
    const draft = await api.app.inject(
      `/api/v1/form-drafts/${String(plain.headers.location).split('=')[1]}`,
    );
    const { values } = formDraft.parse(draft.json().data);
    expect(JSON.parse(values.enquiries ?? '')).toMatchObject([{ primary_id: id, state: 'sent' }]);
  });

  test('my-data contains the notebook, and erasing the person deletes it', async () => {
    const mobile = newNumber();
    const { cookie } = await register(mobile);
    await sync(cookie, { entries: [note('note:1', `call ${mobile}`, clock.now())] });
    const { db } = api.connection;
    const person = { mobile, key: 'k'.repeat(32) };
    expect((await readMyData(db, person, clock.now())).notebook).toMatchObject([
      { text: `call ${mobile}` },
    ]);
    await erasePerson(db, person, { by: 'person', now: clock.now() });
    expect(await placesOfNumber(db, mobile)).toEqual([]);
  });
});
