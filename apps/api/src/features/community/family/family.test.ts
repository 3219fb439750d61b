import { familyVoteResponse } from '@tractor-haat/api-client/contract';
import { readConfig } from '../../../config.ts';
import { createCatalogueFolder } from '../../../testing/catalogue-content.ts';
import { createCookieJar } from '../../../testing/cookie-jar.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { deleteExpired } from '../../people/privacy/delete-expired.ts';
import { familyVoices, familyVotes } from './tables.ts';

const SLUGS = ['mahindra-575-di', 'swaraj-744-fe'] as const;
const COMPARISON = `/compare-tractors/${SLUGS[1]}-vs-${SLUGS[0]}`;
const DAY_SECONDS = 24 * 3600;

describe.each(selectAllDatabases())('family votes on $name', (database) => {
  let api: TestApi;
  const clock = createMovingClock();
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder(), clock.now);
  });
  afterAll(() => api.close());

  const post = async (path: string, payload: object, jar = createCookieJar()) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: jar.headers(),
    });
    jar.store(response.headers['set-cookie']);
    return response;
  };
  const startFamily = async () => {
    const { url } = (await post('family_save', { comparison: COMPARISON })).json();
    return String(url).split('/').at(-1) ?? '';
  };
  const getFamily = (id: string) => api.app.inject(`/api/v1/family/${id}`);
  const listVoices = async (id: string) =>
    familyVoteResponse.parse((await getFamily(id)).json()).data.voices;

  test('creates a vote under an unguessable URL for a comparison that is a path, a full URL or a pair of slugs', async () => {
    for (const comparison of [
      COMPARISON,
      `/hi${COMPARISON}?only=differences`,
      `https://example.in${COMPARISON}/`,
      SLUGS.join('-vs-'),
    ]) {
      const response = await post('family_save', { comparison });
      expect([comparison, response.statusCode]).toEqual([comparison, 200]);
      const { url, data } = response.json();
      expect(url).toMatch(/^\/family\/[0-9a-z]{22,}$/);
      expect(data).toEqual({ url });
    }
    const hindi = await post('family_save', { comparison: COMPARISON, language: 'hi' });
    expect(hindi.json().url).toMatch(/^\/hi\/family\//);
  });

  test('rejects an invalid comparison with a message in the language of the caller', async () => {
    for (const comparison of ['', '/compare-tractors', SLUGS[0], `${SLUGS[0]}-vs-none`, '/../x']) {
      const response = await post('family_save', { comparison, language: 'hi' });
      expect([comparison, response.statusCode]).toEqual([comparison, 400]);
      expect(response.json()).toMatchObject({ reason: 'family_comparison' });
      expect(response.json().message).toContain('ट्रैक्टर');
    }
  });

  test('creates one vote for two requests with the same idempotency key', async () => {
    const jar = createCookieJar();
    const body = { comparison: COMPARISON, idempotency_key: 'k'.repeat(22) };
    const [first, second] = [
      await post('family_save', body, jar),
      await post('family_save', body, jar),
    ];
    expect(second.json().url).toBe(first.json().url);
  });

  test('replaces the first vote of a browser with its second', async () => {
    const family = await startFamily();
    const [mother, son] = [createCookieJar(), createCookieJar()];
    const sendVote = (jar: typeof son, fields: object) =>
      post('family_vote', { family, ...fields }, jar);
    await sendVote(mother, { name: 'Asha', reason: 'Less  diesel', tractor: SLUGS[1] });
    clock.forward(1);
    await sendVote(son, { name: 'Ravi', reason: '', tractor: SLUGS[0] });
    const changed = await sendVote(mother, {
      name: 'Asha',
      reason: 'It lifts more',
      tractor: SLUGS[0],
    });
    expect(changed.statusCode).toBe(200);
    expect(await listVoices(family)).toEqual([
      { name: 'Asha', reason: 'It lifts more', tractor: SLUGS[0] },
      { name: 'Ravi', reason: '', tractor: SLUGS[0] },
    ]);
    expect(changed.json().data.voices).toHaveLength(2);
  });

  test('forbids caches to store the votes of a family', async () => {
    const { headers } = await getFamily(await startFamily());
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('rejects an invalid name, reason and tractor', async () => {
    const family = await startFamily();
    const rejected = await post('family_vote', {
      family,
      name: 'R2D2',
      reason: 'x'.repeat(141),
      tractor: 'other',
      language: 'mr',
    });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().faults).toEqual({
      name: 'family_name',
      reason: 'family_reason',
      tractor: 'family_tractor',
    });
  });

  test('preserves the input of a rejected form without JavaScript', async () => {
    const family = await startFamily();
    const rejected = await api.app.inject({
      method: 'POST',
      url: '/api/family_vote',
      payload: new URLSearchParams({ family, name: 'Ravi', language: 'gu' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(rejected.statusCode).toBe(303);
    const { location = '' } = rejected.headers;
    expect(location).toMatch(new RegExp(`^/gu/family/${family}\\?draft=[\\w-]{22}$`));
    const draft = await api.app.inject(`/api/v1/form-drafts/${location.split('=')[1]}`);
    expect(draft.json().data).toMatchObject({
      values: { name: 'Ravi' },
      faults: { tractor: 'family_tractor' },
    });
  });

  test('counts parallel votes of one browser once', async () => {
    const family = await startFamily();
    const jar = createCookieJar();
    await post('family_vote', { family, name: 'Asha', tractor: SLUGS[0] }, jar);
    await Promise.all(
      SLUGS.map((tractor) => post('family_vote', { family, name: 'Asha', tractor }, jar)),
    );
    expect(await listVoices(family)).toHaveLength(1);
  });

  test('closes a vote after 14 days and deletes it a year later', async () => {
    const family = await startFamily();
    await post('family_vote', { family, name: 'Asha', tractor: SLUGS[0] });
    clock.forward(14 * DAY_SECONDS - 1);
    expect((await getFamily(family)).statusCode).toBe(200);
    clock.forward(1);
    for (const response of [
      await getFamily(family),
      await post('family_vote', { family, name: 'Ravi', tractor: SLUGS[0] }),
    ]) {
      expect(response.statusCode).toBe(410);
      expect(response.json()).toMatchObject({ code: 'GONE', reason: 'family_over' });
    }
    const { db } = api.connection;
    await deleteExpired(db, readConfig({ OTP_PROVIDER: 'outbox' }).retention, clock.now());
    expect(await db.select().from(familyVoices)).toEqual([]);
    expect((await getFamily(family)).statusCode).toBe(410);
    clock.forward(366 * DAY_SECONDS);
    await deleteExpired(db, readConfig({ OTP_PROVIDER: 'outbox' }).retention, clock.now());
    expect(await db.select().from(familyVotes)).toEqual([]);
    expect((await getFamily(family)).statusCode).toBe(404);
  });
});
