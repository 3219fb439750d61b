// Creates subsets of the site's web fonts: `node packages/ui/scripts/build-fonts.mjs`. Commit the results.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbackMetrics } from './fallback-metrics.mjs';
import { FONT_FACES, INDIC_FEATURES } from './font-faces.mjs';
import { fontSheet } from './font-sheet.mjs';

const outputDir = path.join(import.meta.dirname, '../src/fonts');
/** Folder of the uncompressed subsets with which the server draws share cards. */
const serverFontDir = path.join(import.meta.dirname, '../../../apps/api/fonts');
/** Indic subsets get their own folder, from which browser tests install them as system fonts, as on Android. */
const isIndic = (face) => face.features === INDIC_FEATURES;

/** Expands `20-7E B7 2013-2014` to its characters. */
const expandRange = (range) =>
  range
    .split(' ')
    .flatMap((part) => {
      const [from, to = from] = part.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');

const readSource = (face) => readFile(new URL(face.source));

for (const face of FONT_FACES) {
  const source = await readSource(face);
  const createSubset = (targetFormat) =>
    subsetFont(source, expandRange(face.range), {
      targetFormat,
      keepFeatures: face.features,
      // The site uses weights from 400 (text) to 700 (strong).
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
      noHinting: true,
    });
  const webFont = await createSubset('woff2');
  await writeFile(path.join(outputDir, `${face.file}.woff2`), webFont);
  const folder = path.join(serverFontDir, isIndic(face) ? 'indic' : 'latin');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${face.file}.ttf`), await createSubset('sfnt'));
  console.log(`${face.file}.woff2 ${(webFont.length / 1024).toFixed(1)} KB`);
}

const latin = await readSource(FONT_FACES.find((face) => face.file === 'noto-sans-latin'));
const LOCAL_FONTS = ['Arial', 'Liberation Sans', 'Roboto'];
const FONT_WEIGHTS = [
  { weight: 400, weights: '400 500', locals: LOCAL_FONTS },
  { weight: 600, weights: '600', locals: LOCAL_FONTS.map((name) => `${name} Bold`) },
  { weight: 700, weights: '700', locals: LOCAL_FONTS.map((name) => `${name} Bold`) },
];
const fallbackFaces = [];
for (const { weight, ...face } of FONT_WEIGHTS)
  fallbackFaces.push({ ...face, ...(await fallbackMetrics(latin, weight)) });
await writeFile(path.join(outputDir, '../styles/fonts.css'), fontSheet(FONT_FACES, fallbackFaces));
