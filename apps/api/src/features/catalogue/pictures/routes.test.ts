import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { draw } from '@tractor-haat/drawings';
import { type DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { createLogger } from '../../../core/create-logger.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { createServer } from '../../../core/server/create-server.ts';
import { createTestFolder, removeTestFolders } from '../../../testing/create-content-folder.ts';
import { createPictureFinder, RequestedDrawings } from './create-picture-finder.ts';
import { addPictureRoutes } from './routes.ts';

afterAll(removeTestFolders);

const drawing = { kind: 'implement', id: 'rotavator--model-1', view: 'side' };
const pictureUrl = '/img/implement/rotavator--model-1/side-200';
const { hash = '' } = addPictureHash(drawing);
const svg = draw(drawing.kind, drawing.id, drawing.view)?.svg;

function createPictureServer(folder = createTestFolder()) {
  const onFilesFailed = jest.fn();
  const app = createServer({ logger: createLogger('silent'), trustedProxyHops: 0 });
  addPictureRoutes(app, createPictureFinder({ folder, onFilesFailed }));
  return { app, folder, onFilesFailed };
}

test.each(['avif', 'webp'] as const)(
  'serves a pregenerated %s as immutable at the URL with its hash',
  async (format) => {
    const { app, folder } = createPictureServer();
    const result = await prerenderDrawings([{ ...drawing, width: 200, format }], {
      folder,
      atOnce: 1,
    });
    expect(result).toMatchObject({ drawn: 1, failed: [] });
    const url = `${pictureUrl}.${hash}.${format}`;
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const headers = { 'if-none-match': String(response.headers.etag) };
    const revalidation = await app.inject({ url, headers });
    expect(revalidation.statusCode).toBe(304);
    expect(revalidation.body).toBe('');
  },
);

test.each(['', '.00000000'])(
  'serves the current picture for five minutes at a URL with %j instead of the hash',
  async (oldHash) => {
    const { app, folder } = createPictureServer();
    await prerenderDrawings([{ ...drawing, width: 200, format: 'avif' }], { folder, atOnce: 1 });
    const current = await app.inject(`${pictureUrl}.${hash}.avif`);
    const response = await app.inject(`${pictureUrl}${oldHash}.avif`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    expect(response.rawPayload.equals(current.rawPayload)).toBe(true);
  },
);

test('serves a picture as SVG until it is drawn, then as a cached AVIF', async () => {
  const { app, folder } = createPictureServer();
  const before = await app.inject(`${pictureUrl}.avif`);
  expect(before.statusCode).toBe(200);
  expect(before.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
    'content-security-policy': "default-src 'none'",
    vary: 'accept-encoding',
  });
  expect(before.body).toBe(svg);
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await app.inject({ url: `${pictureUrl}.avif`, headers })).statusCode).toBe(304);
  await prerenderDrawings([{ ...drawing, width: 200, format: 'avif' }], { folder, atOnce: 1 });
  const after = await app.inject({ url: `${pictureUrl}.avif`, headers });
  expect(after.statusCode).toBe(200);
  expect(after.headers['content-type']).toBe('image/avif');
});

test('draws a picture when it is requested for the first time', async () => {
  const folder = createTestFolder();
  const app = createServer({ logger: createLogger('silent'), trustedProxyHops: 0 });
  const onDrawingFailed = jest.fn();
  const listPlanned = () => [{ ...drawing, width: 200 as const, format: 'avif' as const }];
  const drawings = new RequestedDrawings({ folder, listPlanned, onDrawingFailed });
  const onFileMissing = (file: DrawingRequest) => drawings.request(file);
  addPictureRoutes(app, createPictureFinder({ folder, onFilesFailed: jest.fn(), onFileMissing }));
  expect((await app.inject(`${pictureUrl}.avif`)).headers['content-type']).toBe('image/svg+xml');
  await drawings.waitUntilIdle();
  expect(onDrawingFailed).not.toHaveBeenCalled();
  expect((await app.inject(`${pictureUrl}.avif`)).headers['content-type']).toBe('image/avif');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
] as const)(
  'compresses an SVG for a request with accept-encoding: %s',
  async (acceptEncoding, encoding, decompress) => {
    const response = await createPictureServer().app.inject({
      url: `${pictureUrl}.avif`,
      headers: { 'accept-encoding': acceptEncoding },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.rawPayload.length).toBeLessThan(5_000);
    expect(decompress(response.rawPayload).toString()).toBe(svg);
  },
);

test('serves the SVG and reports an error if the folder of drawn pictures is unreadable', async () => {
  const { app, onFilesFailed } = createPictureServer('/proc/self/mem\0');
  const response = await app.inject(`${pictureUrl}.avif`);
  expect(response.body).toBe(svg);
  expect(onFilesFailed).toHaveBeenCalledTimes(1);
});

test('returns 404 for a picture URL that contains a null byte', async () => {
  const { statusCode } = await createPictureServer().app.inject(
    '/img/implement/rotavator--%00/side-200.avif',
  );
  expect(statusCode).toBe(404);
});

test.each([
  `${pictureUrl}.png`,
  '/img/implement/rotavator--model-1/side-201.avif',
  '/img/implement/rotavator--model-1/inside-200.avif',
  '/img/implement/hovercraft--model-1/side-200.avif',
  '/img/spaceship/a/side-200.avif',
  '/img/__proto__/a/side-200.avif',
  '/img/constructor/a/side-200.avif',
  `/img/implement/${'a'.repeat(150)}/side-200.avif`,
  '/img/implement/..%2f..%2fetc/side-200.avif',
])('returns 404 for the picture URL %s', async (url) => {
  const response = await createPictureServer().app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  expect(response.headers['cache-control']).toBe('no-store');
});
