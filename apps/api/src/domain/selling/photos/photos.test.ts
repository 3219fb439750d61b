import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_MESSAGES } from '@tractor-haat/api-client';
import { errorBody, photoSavedResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase, oneDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { random, seedOfRun } from '../../../testing/random.ts';
import { hostileFiles, MARK, multipart, noise } from './testing/photo-files.ts';

/** The same number of each kind: 60 in all, and 200 in the full run. */
const HOSTILE = process.env.TEST_FULL ? 200 : 60;

/** An API for uploads of photos. */
function photosOn(database: TestDatabase) {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());
  return {
    api: () => api,
    send: (bytes: Buffer, name?: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/used_photo_save',
        ...multipart('photo', bytes, name),
      }),
  };
}

describe.each(oneDatabase())('hostile files on $name', (database) => {
  const seed = seedOfRun();
  const { api, send } = photosOn(database);
  const stored = () => api().connection.db.select().from(usedPhotos);

  test(`rejects or cleans ${HOSTILE} hostile files (RANDOM_SEED=${seed} repeats it)`, async () => {
    const files = await hostileFiles(random(seed), HOSTILE);
    expect(files).toHaveLength(HOSTILE);
    const clean = new Map<string, Buffer>();
    for (const { kind, bytes, reason } of files) {
      const response = await send(bytes);
      const details = { kind, status: response.statusCode, body: response.body.slice(0, 200) };
      if (reason === undefined) {
        expect(details).toMatchObject({ kind, status: 200 });
        clean.set(photoSavedResponse.parse(response.json()).data.photo, bytes);
        continue;
      }
      expect({ ...details, reason: response.json().reason }).toMatchObject({ kind, reason });
      expect(response.statusCode).toBeLessThan(500);
      const { message } = errorBody.parse(response.json());
      expect(Object.values(API_MESSAGES)).toContain(message);
    }
    const rows = await stored();
    expect(rows.map(({ photo }) => photo).sort()).toEqual([...clean.keys()].sort());
    for (const { photo, small, large } of rows) {
      for (const file of [Buffer.from(small), Buffer.from(large)]) {
        const metadata = await sharp(file).metadata();
        expect(metadata.format).toBe('webp');
        expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(file.includes(MARK)).toBe(false);
        expect(file.equals(clean.get(photo) ?? Buffer.alloc(0))).toBe(false);
      }
    }
    expect(await readdir(path.join(os.tmpdir(), 'tractor-haat-incoming'))).toEqual([]);
  });
});

describe.each(everyDatabase())('photos on $name', (database) => {
  const { api, send } = photosOn(database);

  test('stores a photo once after a lost response, and another photo under another key', async () => {
    const [photo, other] = await Promise.all([1, 2].map(() => noise(300, 300).jpeg().toBuffer()));
    if (!photo || !other) throw new Error('no photo');
    const rows = () => api().connection.db.$count(usedPhotos);
    const upload = (bytes: Buffer, key: string) =>
      api().app.inject({
        method: 'POST',
        url: '/api/used_photo_save',
        ...multipart('photo', bytes, 'photo.jpg', key),
      });
    const key = randomUUID();
    const before = await rows();
    // The first response is lost, with its cookie.
    const sent = [...(await Promise.all([upload(photo, key), upload(photo, key)]))];
    sent.push(await upload(photo, key));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(sent.map((one) => one.json().data.photo)).size).toBe(1);
    expect(await rows()).toBe(before + 1);

    const reused = await upload(other, key);
    expect([reused.statusCode, reused.json().reason]).toEqual([400, 'key_reused']);
    const guessed = await upload(other, '1');
    expect([guessed.statusCode, guessed.json().reason]).toEqual([400, 'body_unreadable']);
    const again = await upload(photo, randomUUID());
    expect(again.json().data.photo).not.toBe(sent[0]?.json().data.photo);
    expect(await rows()).toBe(before + 2);
  });

  test('rotates a photo upright and limits its size', async () => {
    // Stored rotated, as phones do: orientation 6 is a quarter turn.
    const lying = await noise(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { data } = photoSavedResponse.parse((await send(lying)).json());
    expect([data.width, data.height]).toEqual([640, 1280]);
    const [row] = await api()
      .connection.db.select()
      .from(usedPhotos)
      .where(eq(usedPhotos.photo, data.photo));
    const small = await sharp(Buffer.from(row?.small ?? [])).metadata();
    expect([small.width, small.height]).toEqual([240, 480]);
  });

  test('rejects an invalid upload with a message', async () => {
    const url = '/api/used_photo_save';
    const none = await api().app.inject({ method: 'POST', url, payload: { photo: 'x' } });
    expect([none.statusCode, none.json().reason]).toEqual([415, 'photo_missing']);
    const { headers } = multipart('photo', Buffer.alloc(0));
    const broken = await api().app.inject({ method: 'POST', url, headers, payload: 'no boundary' });
    expect([broken.statusCode, broken.json().reason]).toEqual([400, 'photo_cut']);
    const { payload } = multipart('photo', await noise(300, 300).jpeg().toBuffer());
    const half = payload.subarray(0, payload.length / 2);
    const cut = await api().app.inject({ method: 'POST', url, headers, payload: half });
    expect([cut.statusCode, cut.json().reason]).toEqual([400, 'photo_cut']);
  });

  test('does not serve a photo without a listing', async () => {
    const { data } = photoSavedResponse.parse(
      (await send(await noise(300, 300).jpeg().toBuffer())).json(),
    );
    expect((await api().app.inject(`/img/photo/${data.photo}/small.webp`)).statusCode).toBe(404);
    expect((await api().app.inject('/img/photo/x/small.webp')).statusCode).toBe(400);
  });
});
