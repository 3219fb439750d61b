import sharp from 'sharp';
import type { Drawing } from '../drawing.ts';
import { renderDrawing } from './render-drawing.ts';

const createSvg = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="80" height="60">
    ${background}<circle cx="40" cy="30" r="20" fill="#000"/></svg>`;
const opaque = {
  svg: createSvg('<rect width="80" height="60" fill="#fff"/>'),
  width: 80,
  height: 60,
};
const transparent = { svg: createSvg(''), width: 80, height: 60 };

test.each([
  ['avif', 'heif', 40],
  ['avif', 'heif', 800],
  ['webp', 'webp', 1200],
  ['jpg', 'jpeg', 1200],
] as const)(
  'renders %s (%s) %i pixels wide in the aspect ratio of the drawing',
  async (format, sharpFormat, width) => {
    const info = await sharp(await renderDrawing(opaque, width, format)).metadata();
    expect(info).toMatchObject({ format: sharpFormat, width, height: (width * 3) / 4 });
  },
);

test.each(['avif', 'webp'] as const)('stores transparency in %s only if needed', async (format) => {
  const readMetadata = async (drawing: Drawing) =>
    sharp(await renderDrawing(drawing, 80, format)).metadata();
  expect((await readMetadata(transparent)).hasAlpha).toBe(true);
  expect((await readMetadata(opaque)).hasAlpha).toBe(false);
});

test('fills transparency with white in JPEG', async () => {
  const corner = await sharp(await renderDrawing(transparent, 80, 'jpg'))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([255, 255, 255]);
});

test('renders the drawing at the requested size instead of enlarging a smaller picture', async () => {
  const bytes = await renderDrawing(opaque, 1200, 'webp');
  const middleRow = await sharp(bytes)
    .extract({ left: 0, top: 450, width: 1200, height: 1 })
    .greyscale()
    .raw()
    .toBuffer();
  // An enlarged picture would have a blurred edge of many grey pixels.
  const greyPixels = [...middleRow].filter((value) => value > 40 && value < 215);
  expect(greyPixels.length).toBeLessThan(12);
});
