import Fastify, { type FastifyInstance } from 'fastify';
import { addFileRoutes } from './add-file-routes.ts';
import { addErrorHandlers } from './create-site-app.ts';
import { readConfig } from './read-config.ts';
import type { LiveSites } from './release/follow-registry.ts';
import { createSmallStore } from './release/testing/create-small-store.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  app = Fastify();
  addErrorHandlers(app);
  addFileRoutes(app, readConfig({ STORE_DIR: store }), {} as LiveSites);
});
afterAll(() => app.close());

/** Layout of an ICO file: a header with the number of pictures, then one entry per picture. */
const ICO = { countOffset: 4, headerBytes: 6, entryBytes: 16, dataOffset: 12 };
const PNG_WIDTH_OFFSET = 16;
const PNG_HEIGHT_OFFSET = 20;

function readIconWidths(file: Buffer): number[] {
  return Array.from({ length: file.readUInt16LE(ICO.countOffset) }, (_, index) => {
    const entry = ICO.headerBytes + ICO.entryBytes * index;
    const picture = file.subarray(file.readUInt32LE(entry + ICO.dataOffset));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(PNG_WIDTH_OFFSET)).toBe(file[entry]);
    return picture.readUInt32BE(PNG_WIDTH_OFFSET);
  });
}

test('serves /favicon.ico with 16, 32 and 48 pixels', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/favicon.ico');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
  expect(readIconWidths(rawPayload)).toEqual([16, 32, 48]);
});

test('serves /apple-touch-icon.png with 180 pixels', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/apple-touch-icon.png');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(
    [PNG_WIDTH_OFFSET, PNG_HEIGHT_OFFSET].map((offset) => rawPayload.readUInt32BE(offset)),
  ).toEqual([180, 180]);
});

test.each(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])(
  'caches %s for a month',
  async (address) => {
    const { headers } = await app.inject(address);
    expect(headers['cache-control']).toBe('public, max-age=2592000');
  },
);

test('responds with 416 and the file size to a range after the end of a file', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/favicon.svg',
    headers: { range: 'bytes=9999999-' },
  });
  expect([statusCode, headers['cache-control']]).toEqual([416, 'no-store']);
  expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
});
