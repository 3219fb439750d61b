// Cuts the web fonts of the site: `pnpm --filter @tractor-haat/ui fonts`. The results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FACES } from './font-faces.mjs';
import { fallbackMetrics } from './font-metrics.mjs';
import { fontSheet } from './font-sheet.mjs';

const out = path.join(import.meta.dirname, '../src/fonts');

/** Every character of `20-7E B7 2013-2014`, as one string. */
const charactersOf = (range) =>
  range
    .split(' ')
    .flatMap((part) => {
      const [from, to = from] = part.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');

const sourceOf = (face) => readFile(new URL(face.source));

for (const face of FACES) {
  const cut = await subsetFont(await sourceOf(face), charactersOf(face.range), {
    targetFormat: 'woff2',
    keepFeatures: face.features,
    // The site has text, strong and heading weights: the thin and the black ends are not paid for.
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    noHinting: true,
  });
  await writeFile(path.join(out, `${face.file}.woff2`), cut);
  console.log(`${face.file}.woff2 ${(cut.length / 1024).toFixed(1)} KB`);
}

const latin = await sourceOf(FACES.find((face) => face.file === 'noto-sans-latin'));
const LOCALS = ['Arial', 'Liberation Sans', 'Roboto'];
const WEIGHTS = [
  { weight: 400, weights: '400 500', locals: LOCALS },
  { weight: 600, weights: '600', locals: LOCALS.map((name) => `${name} Bold`) },
  { weight: 700, weights: '700', locals: LOCALS.map((name) => `${name} Bold`) },
];
const standIns = [];
for (const { weight, ...face } of WEIGHTS)
  standIns.push({ ...face, ...(await fallbackMetrics(latin, weight)) });
await writeFile(path.join(out, '../styles/fonts.css'), fontSheet(FACES, standIns));
