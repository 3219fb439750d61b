import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_MESSAGES } from '@tractor-haat/api-client';
import { errorBody, photoSavedResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import {
  selectAllDatabases,
  selectOneDatabase,
  type TestDatabase,
} from '../../../testing/databases.ts';
import { createRandom, readSeed } from '../../../testing/random.ts';
import { usedPhotos } from '../../catalogue/used/tables.ts';
import {
  createHostileFiles,
  createNoise,
  encodeMultipart,
  FILE_MARKER,
} from './testing/photo-files.ts';

const HOSTILE_FILE_COUNT = process.env.TEST_FULL ? 200 : 60;

function setUpPhotoApi(database: TestDatabase) {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());
  return {
    getApi: () => api,
    sendPhoto: (bytes: Buffer, name?: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/used_photo_save',
        ...encodeMultipart('photo', bytes, name),
      }),
  };
}

describe.each(selectOneDatabase())('hostile files on $name', (database) => {
  const seed = readSeed();
  const { getApi, sendPhoto } = setUpPhotoApi(database);
  const listPhotos = () => getApi().connection.db.select().from(usedPhotos);

  test(`rejects or cleans ${HOSTILE_FILE_COUNT} hostile files (repeat with RANDOM_SEED=${seed})`, async () => {
    const files = await createHostileFiles(createRandom(seed), HOSTILE_FILE_COUNT);
    expect(files).toHaveLength(HOSTILE_FILE_COUNT);
    const originals = new Map<string, Buffer>();
    for (const { kind, bytes, reason } of files) {
      const response = await sendPhoto(bytes);
      const details = { kind, status: response.statusCode, body: response.body.slice(0, 200) };
      if (reason === undefined) {
        expect(details).toMatchObject({ kind, status: 200 });
        originals.set(photoSavedResponse.parse(response.json()).data.photo, bytes);
        continue;
      }
      expect({ ...details, reason: response.json().reason }).toMatchObject({ kind, reason });
      expect(response.statusCode).toBeLessThan(500);
      const { message } = errorBody.parse(response.json());
      expect(Object.values(API_MESSAGES)).toContain(message);
    }
    const rows = await listPhotos();
    expect(rows.map(({ photo }) => photo).sort()).toEqual([...originals.keys()].sort());
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
        expect(file.includes(FILE_MARKER)).toBe(false);
        expect(file.equals(originals.get(photo) ?? Buffer.alloc(0))).toBe(false);
      }
    }
    expect(await readdir(path.join(os.tmpdir(), 'tractor-haat-incoming'))).toEqual([]);
  });
});

describe.each(selectAllDatabases())('photos on $name', (database) => {
  const { getApi, sendPhoto } = setUpPhotoApi(database);

  const createPhoto = () => createNoise(300, 300).jpeg().toBuffer();
  const countPhotos = () => getApi().connection.db.$count(usedPhotos);
  const upload = (bytes: Buffer, key: string) =>
    getApi().app.inject({
      method: 'POST',
      url: '/api/used_photo_save',
      ...encodeMultipart('photo', bytes, 'photo.jpg', key),
    });

  test('stores a photo once if it is uploaded several times with the same key', async () => {
    const photo = await createPhoto();
    const key = randomUUID();
    const before = await countPhotos();
    // The requests have no cookie, as if the browser lost the first response.
    const parallelResponses = await Promise.all([upload(photo, key), upload(photo, key)]);
    const responses = [...parallelResponses, await upload(photo, key)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(responses.map((response) => response.json().data.photo)).size).toBe(1);
    expect(await countPhotos()).toBe(before + 1);
    const newKey = await upload(photo, randomUUID());
    expect(newKey.json().data.photo).not.toBe(responses[0]?.json().data.photo);
    expect(await countPhotos()).toBe(before + 2);
  });

  test('rejects an invalid key and the key of another photo', async () => {
    const key = randomUUID();
    await upload(await createPhoto(), key);
    const otherPhoto = await createPhoto();
    const reused = await upload(otherPhoto, key);
    expect([reused.statusCode, reused.json().reason]).toEqual([400, 'key_reused']);
    const invalidKey = await upload(otherPhoto, '1');
    expect([invalidKey.statusCode, invalidKey.json().reason]).toEqual([400, 'body_unreadable']);
  });

  test('rotates a photo upright and reduces its size to the maximum', async () => {
    // The orientation 6 is a quarter turn.
    const rotatedPhoto = await createNoise(3000, 1500)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = photoSavedResponse.parse((await sendPhoto(rotatedPhoto)).json());
    expect([data.width, data.height]).toEqual([640, 1280]);
    const [row] = await getApi()
      .connection.db.select()
      .from(usedPhotos)
      .where(eq(usedPhotos.photo, data.photo));
    const small = await sharp(Buffer.from(row?.small ?? [])).metadata();
    expect([small.width, small.height]).toEqual([240, 480]);
  });

  test('rejects an upload without a photo, without a boundary or without its end', async () => {
    const url = '/api/used_photo_save';
    const withoutPhoto = await getApi().app.inject({
      method: 'POST',
      url,
      payload: { photo: 'x' },
    });
    expect([withoutPhoto.statusCode, withoutPhoto.json().reason]).toEqual([415, 'photo_missing']);
    const { headers } = encodeMultipart('photo', Buffer.alloc(0));
    const withoutBoundary = await getApi().app.inject({
      method: 'POST',
      url,
      headers,
      payload: 'no boundary',
    });
    expect([withoutBoundary.statusCode, withoutBoundary.json().reason]).toEqual([400, 'photo_cut']);
    const { payload } = encodeMultipart('photo', await createPhoto());
    const half = payload.subarray(0, payload.length / 2);
    const incomplete = await getApi().app.inject({ method: 'POST', url, headers, payload: half });
    expect([incomplete.statusCode, incomplete.json().reason]).toEqual([400, 'photo_cut']);
  });

  test('returns 404 for a photo that belongs to no listing', async () => {
    const { data } = photoSavedResponse.parse((await sendPhoto(await createPhoto())).json());
    expect((await getApi().app.inject(`/img/photo/${data.photo}/small.webp`)).statusCode).toBe(404);
  });

  test('returns 400 for an invalid photo id', async () => {
    expect((await getApi().app.inject('/img/photo/x/small.webp')).statusCode).toBe(400);
  });
});
