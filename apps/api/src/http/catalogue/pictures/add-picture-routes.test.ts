import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { draw } from '@tractor-haat/drawings';
import { type DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { createPictureFinder } from '../../../domain/catalogue/pictures/picture-finder.ts';
import { RequestedDrawings } from '../../../domain/catalogue/pictures/requested-drawings.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { removeTestFolders, testFolder } from '../../../testing/content.ts';
import { createServer } from '../../server/create-server.ts';
import { addPictureRoutes } from './add-picture-routes.ts';

afterAll(removeTestFolders);

const name = { kind: 'implement', id: 'rotavator--model-1', view: 'side' };
const address = '/img/implement/rotavator--model-1/side-200';
const { hash = '' } = addPictureHash(name);
const svg = draw(name.kind, name.id, name.view)?.svg;

function server(folder = testFolder()) {
  const onFilesFailed = jest.fn();
  const app = createServer({ logger: createLogger('silent'), trustedProxyHops: 0 });
  addPictureRoutes(app, createPictureFinder({ folder, onFilesFailed }));
  return { app, folder, onFilesFailed };
}

test.each(['avif', 'webp'] as const)(
  'caches a pregenerated %s immutably at the URL with its hash',
  async (format) => {
    const { app, folder } = server();
    const ahead = await prerenderDrawings([{ ...name, width: 200, format }], { folder, atOnce: 1 });
    expect(ahead).toMatchObject({ drawn: 1, failed: [] });
    const url = `${address}.${hash}.${format}`;
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const headers = { 'if-none-match': String(response.headers.etag) };
    const again = await app.inject({ url, headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  },
);

test.each(['', '.00000000'])(
  'returns the current picture, cached for minutes, for a URL with %j instead of its hash',
  async (old) => {
    const { app, folder } = server();
    await prerenderDrawings([{ ...name, width: 200, format: 'avif' }], { folder, atOnce: 1 });
    const current = await app.inject(`${address}.${hash}.avif`);
    const response = await app.inject(`${address}${old}.avif`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    expect(response.rawPayload.equals(current.rawPayload)).toBe(true);
  },
);

test("serves an undrawn picture's SVG for a minute, and the picture once it is ready", async () => {
  const { app, folder } = server();
  const before = await app.inject(`${address}.avif`);
  expect(before.statusCode).toBe(200);
  expect(before.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
    'content-security-policy': "default-src 'none'",
    vary: 'accept-encoding',
  });
  expect(before.body).toBe(svg);
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await app.inject({ url: `${address}.avif`, headers })).statusCode).toBe(304);
  await prerenderDrawings([{ ...name, width: 200, format: 'avif' }], { folder, atOnce: 1 });
  const after = await app.inject({ url: `${address}.avif`, headers });
  expect(after.statusCode).toBe(200);
  expect(after.headers['content-type']).toBe('image/avif');
});

test('serves the SVG of an undrawn picture, draws it after the request, and then serves it', async () => {
  const folder = testFolder();
  const app = createServer({ logger: createLogger('silent'), trustedProxyHops: 0 });
  const onDrawingFailed = jest.fn();
  const planned = () => [{ ...name, width: 200 as const, format: 'avif' as const }];
  const drawings = new RequestedDrawings({ folder, planned, onDrawingFailed });
  const onFileMissing = (file: DrawingRequest) => drawings.request(file);
  addPictureRoutes(app, createPictureFinder({ folder, onFilesFailed: jest.fn(), onFileMissing }));
  expect((await app.inject(`${address}.avif`)).headers['content-type']).toBe('image/svg+xml');
  await drawings.whenIdle();
  expect(onDrawingFailed).not.toHaveBeenCalled();
  expect((await app.inject(`${address}.avif`)).headers['content-type']).toBe('image/avif');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
] as const)(
  'compresses a drawing as the request accepts: %s',
  async (accepted, packing, unpack) => {
    const response = await server().app.inject({
      url: `${address}.avif`,
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(packing);
    expect(response.rawPayload.length).toBeLessThan(5_000);
    expect(unpack(response.rawPayload).toString()).toBe(svg);
  },
);

test('logs an unreadable folder and serves the SVG', async () => {
  const { app, onFilesFailed } = server('/proc/self/mem\0');
  const response = await app.inject(`${address}.avif`);
  expect(response.body).toBe(svg);
  expect(onFilesFailed).toHaveBeenCalledTimes(1);
});

test('returns 404 for a URL with a null byte', async () => {
  const { statusCode } = await server().app.inject('/img/implement/rotavator--%00/side-200.avif');
  expect(statusCode).toBe(404);
});

test.each([
  `${address}.png`,
  '/img/implement/rotavator--model-1/side-201.avif',
  '/img/implement/rotavator--model-1/inside-200.avif',
  '/img/implement/hovercraft--model-1/side-200.avif',
  '/img/spaceship/a/side-200.avif',
  '/img/__proto__/a/side-200.avif',
  '/img/constructor/a/side-200.avif',
  `/img/implement/${'a'.repeat(150)}/side-200.avif`,
  '/img/implement/..%2f..%2fetc/side-200.avif',
])('returns 404 for %s', async (url) => {
  const response = await server().app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  expect(response.headers['cache-control']).toBe('no-store');
});
