import {
  formDraft,
  MAX_NOTEBOOK_ENTRIES,
  myEnquiriesResponse,
  notebookSyncResponse,
} from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
  validForm,
} from '../../enquiries/forms/testing/enquiry-calls.ts';
import { createAccountCalls } from '../accounts/testing/account-calls.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { readMyData } from '../privacy/read-my-data.ts';
import { listPlacesOfNumber } from '../privacy/testing/list-places-of-number.ts';

const createNote = (id: string, text: string, at: Date, base: string | null = null) => ({
  ...{ id, kind: 'note', at: at.toISOString(), base, text },
});

describe.each(selectAllDatabases())('notebook on $name', (database) => {
  let api: TestApi;
  const clock = createMovingClock();
  const { register, createNumber, post } = createAccountCalls(() => api);
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const signIn = async () => (await register(createNumber())).cookie;
  const sync = (cookie: string, body: object = {}) =>
    post('/api/notebook_sync', body, cookie === '' ? {} : { cookie });
  const readEntries = ({ body }: Awaited<ReturnType<typeof sync>>) =>
    notebookSyncResponse.parse(body).data.entries.map(({ text, gone }) => [text, gone]);

  test('rejects a request without a session with a message in the language of the caller', async () => {
    const response = await sync('', { language: 'hi', entries: [] });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ reason: 'notebook_sign_in' });
    expect(response.body.message).toContain('साइन इन');
    expect((await sync('session=none')).status).toBe(401);
  });

  test('stores both versions of a note that two phones changed', async () => {
    const cookie = await signIn();
    const first = await sync(cookie, { entries: [createNote('note:1', 'clutch', clock.now())] });
    expect(first.headers['cache-control']).toBe('private, no-store');
    const base = clock.now().toISOString();
    clock.forward(60);
    await sync(cookie, { entries: [createNote('note:1', 'clutch is new', clock.now(), base)] });
    clock.forward(60);
    const conflict = { entries: [createNote('note:1', 'clutch: ask Ravi', clock.now(), base)] };
    const merged = await sync(cookie, conflict);
    expect(readEntries(merged)).toEqual([
      ['clutch: ask Ravi', false],
      ['clutch is new', false],
    ]);
    expect(readEntries(await sync(cookie, conflict)).sort()).toEqual(readEntries(merged).sort());
    const accountToken = merged.body.data?.account;
    const deletion = {
      ...createNote('note:1', '', clock.now(), clock.now().toISOString()),
      gone: true,
    };
    const synced = await sync(cookie, { account: accountToken, entries: [deletion] });
    expect(readEntries(synced)).toContainEqual(['', true]);
  });

  test('reports a phone of another account and stores none of its entries', async () => {
    const [firstAccount, secondAccount] = [await signIn(), await signIn()];
    const at = clock.now();
    const { body } = await sync(firstAccount, { entries: [createNote('note:1', 'mine', at)] });
    const response = await sync(secondAccount, {
      account: body.data?.account,
      entries: [createNote('note:2', 'of the phone', at)],
    });
    expect(response.body.data).toMatchObject({ is_other: true, entries: [] });
    expect(response.body.data?.account).not.toBe(body.data?.account);
  });

  test('rejects an entry with an external URL', async () => {
    const cookie = await signIn();
    const at = clock.now();
    for (const to of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const response = await sync(cookie, { entries: [{ ...createNote('note:1', 'x', at), to }] });
      expect([to, response.status]).toEqual([to, 400]);
    }
  });

  test('rejects more than 100 entries in a request and entries beyond the maximum', async () => {
    const cookie = await signIn();
    const at = clock.now();
    const createNotes = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => createNote(`note:${from + index}`, 'x', at));
    expect((await sync(cookie, { entries: createNotes(0, 101) })).status).toBe(400);
    for (let from = 0; from < MAX_NOTEBOOK_ENTRIES; from += 100)
      expect((await sync(cookie, { entries: createNotes(from, 100) })).status).toBe(200);
    const full = await sync(cookie, { entries: createNotes(MAX_NOTEBOOK_ENTRIES, 1) });
    expect([full.status, full.body.reason]).toEqual([409, 'notebook_full']);
    // A deleted entry makes room for a new entry.
    const deletion = { ...createNote('note:0', '', at, at.toISOString()), gone: true };
    expect(
      (await sync(cookie, { entries: [deletion, ...createNotes(MAX_NOTEBOOK_ENTRIES, 1)] })).status,
    ).toBe(200);
  });

  test('stores all entries of parallel requests', async () => {
    const cookie = await signIn();
    await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        sync(cookie, {
          entries: [
            createNote(`note:${id}`, id, clock.now()),
            createNote('note:x', id, clock.now()),
          ],
        }),
      ),
    );
    const texts = readEntries(await sync(cookie)).map(([text]) => text);
    expect([...new Set(texts)].sort()).toEqual(['a', 'b', 'c']);
    expect(texts).toHaveLength(6);
  });

  test('lists the enquiries of the requesting browser without personal data', async () => {
    const { submit, verify, readCode, jar } = createEnquiryCalls(() => api);
    const { mobile } = validForm;
    const id = readPrimaryId(await submit({ mobile }));
    const listEnquiries = (headers: object) =>
      api.app.inject({ url: '/api/v1/own-enquiries', headers: { ...headers } });
    const { data } = myEnquiriesResponse.parse((await listEnquiries(jar.headers())).json());
    expect(data).toEqual([
      {
        primary_id: id,
        form: 'implement-price',
        about: 'fieldking Model 53',
        state: 'waiting',
        at: clock.now().toISOString(),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(validForm.name);
    await verify({ primary_id: id, otp: await readCode(mobile) });
    expect((await listEnquiries(jar.headers())).json().data[0].state).toBe('sent');
    expect((await listEnquiries({})).json()).toEqual({ data: [] });

    const redirect = await api.app.inject({
      method: 'POST',
      url: '/api/own_enquiries',
      payload: 'language=mr',
      headers: { ...jar.headers(), 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(redirect.statusCode).toBe(303);
    expect(redirect.headers.location).toMatch(/^\/mr\/my\?draft=[\w-]{22}$/);
    const draft = await api.app.inject(
      `/api/v1/form-drafts/${String(redirect.headers.location).split('=')[1]}`,
    );
    const { values } = formDraft.parse(draft.json().data);
    expect(JSON.parse(values.enquiries ?? '')).toMatchObject([{ primary_id: id, state: 'sent' }]);
  });

  test('includes the notebook in the personal data of its owner and erases it with the person', async () => {
    const mobile = createNumber();
    const { cookie } = await register(mobile);
    await sync(cookie, { entries: [createNote('note:1', `call ${mobile}`, clock.now())] });
    const { db } = api.connection;
    const person = { mobile, key: 'k'.repeat(32) };
    expect((await readMyData(db, person, clock.now())).notebook).toMatchObject([
      { text: `call ${mobile}` },
    ]);
    await erasePerson(db, person, { by: 'person', now: clock.now() });
    expect(await listPlacesOfNumber(db, mobile)).toEqual([]);
  });
});
