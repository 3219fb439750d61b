import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { EncodedPage, selectEncoding } from './encoded-page.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('selects for the header %s the encoding %s', (accepted, encoding) => {
  expect(selectEncoding(accepted)).toBe(encoding);
});

test('decodes to the original HTML in every encoding', async () => {
  const html = '<p>ट्रैक्टर</p>'.repeat(50);
  const page = new EncodedPage(html);
  expect(zlib.brotliDecompressSync(await page.encode('br')).toString()).toBe(html);
  expect(zlib.gunzipSync(await page.encode('gzip')).toString()).toBe(html);
  expect((await page.encode('identity')).toString()).toBe(html);
});

test('compresses each encoding once', () => {
  const page = new EncodedPage('x');
  expect(page.encode('br')).toBe(page.encode('br'));
});

test('releases the HTML after compression', async () => {
  const html = '<p>ट्रैक्टर</p>'.repeat(50);
  const page = new EncodedPage(html);
  expect((await page.encode('identity')).toString()).toBe(html);
  await page.encode('br');
  expect(page.isHtmlReleased).toBe(true);
  // Clients without brotli support get another encoding.
  expect((await page.encode('identity')).toString()).toBe(html);
  expect(zlib.gunzipSync(await page.encode('gzip')).toString()).toBe(html);
});

test.each(['br', 'gzip'] as const)(
  'stores only the compressed bytes of %s, not the larger buffer of the pool',
  async (encoding) => {
    const bytes = await new EncodedPage(randomBytes(9000).toString('hex')).encode(encoding);
    expect(bytes.length).toBeGreaterThan(8000);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);
