import sharp from 'sharp';
import { renderDrawing } from './render-drawing.ts';

const svg = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="80" height="60">
    ${background}<circle cx="40" cy="30" r="20" fill="#000"/></svg>`;
const opaque = { svg: svg('<rect width="80" height="60" fill="#fff"/>'), width: 80, height: 60 };
const withHoles = { svg: svg(''), width: 80, height: 60 };

test.each([
  ['avif', 'heif', 40],
  ['avif', 'heif', 800],
  ['webp', 'webp', 1200],
  ['jpg', 'jpeg', 1200],
] as const)(
  'renders %s (%s) %i pixels wide in the aspect ratio of the drawing',
  async (format, kind, width) => {
    const info = await sharp(await renderDrawing(opaque, width, format)).metadata();
    expect(info).toMatchObject({ format: kind, width, height: (width * 3) / 4 });
  },
);

test('preserves transparency in AVIF and WebP, and fills it with white in JPEG', async () => {
  for (const format of ['avif', 'webp'] as const) {
    expect((await sharp(await renderDrawing(withHoles, 80, format)).metadata()).hasAlpha).toBe(
      true,
    );
    expect((await sharp(await renderDrawing(opaque, 80, format)).metadata()).hasAlpha).toBe(false);
  }
  const corner = await sharp(await renderDrawing(withHoles, 80, 'jpg'))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([255, 255, 255]);
});

test('renders the drawing at the requested size instead of enlarging a smaller picture', async () => {
  const bytes = await renderDrawing(opaque, 1200, 'webp');
  const { data } = await sharp(bytes)
    .extract({ left: 0, top: 450, width: 1200, height: 1 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const between = [...data].filter((value) => value > 40 && value < 215);
  expect(between.length).toBeLessThan(12);
});
