import { request } from 'node:http';
import { setInterval } from 'node:timers';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createNoise, encodeMultipart } from './testing/photo-files.ts';

const MB = 1024 * 1024;
/** A decoded photo needs 72 MB, so decoding all uploads in parallel would exceed the limit. */
const PARALLEL_UPLOADS = process.env.TEST_FULL ? 20 : 10;

const MAX_GROWTH_MB = 500;

describe('memory of photo uploads', () => {
  let api: TestApi;
  let port: number;
  beforeAll(async () => {
    const [database] = selectOneDatabase();
    api = await createTestApi(database);
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => api.close());

  test(`the process grows by less than ${MAX_GROWTH_MB} MB during ${PARALLEL_UPLOADS} parallel uploads`, async () => {
    const photo = await createNoise(6000, 4000).blur(1.2).jpeg({ quality: 80 }).toBuffer();
    expect(photo.length).toBeGreaterThan(2 * MB);
    expect(photo.length).toBeLessThan(10 * MB);
    const { headers, payload } = encodeMultipart('photo', photo);
    // The first upload loads modules, whose memory must not be measured.
    expect(await uploadPhoto(headers, payload)).toBe(200);
    const rssBefore = process.memoryUsage.rss();
    let peakRss = rssBefore;
    const timer = setInterval(() => {
      peakRss = Math.max(peakRss, process.memoryUsage.rss());
    }, 20);
    const statuses = await Promise.all(
      Array.from({ length: PARALLEL_UPLOADS }, () => uploadPhoto(headers, payload)),
    );
    clearInterval(timer);
    expect(statuses).toEqual(Array(PARALLEL_UPLOADS).fill(200));
    const grownMb = Math.round((peakRss - rssBefore) / MB);
    console.info(
      `${PARALLEL_UPLOADS} uploads of ${Math.round(photo.length / MB)} MB: ${grownMb} MB more at the peak`,
    );
    expect(grownMb).toBeLessThan(MAX_GROWTH_MB);
  });

  function uploadPhoto(headers: Record<string, string>, payload: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { port, method: 'POST', path: '/api/used_photo_save', headers },
        (incoming) => {
          incoming.resume();
          incoming.on('end', () => resolve(incoming.statusCode ?? 0));
        },
      );
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }
});
