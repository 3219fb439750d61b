import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// subset-font's own converter from woff2 to plain tables.
const fontverter = createRequire(require.resolve('subset-font'))('fontverter');

/** Widths of Arial in 1/2048 em, of the letters below in their order; Liberation Sans has the same. */
const ARIAL = {
  ' ': 569,
  a: 1139,
  b: 1139,
  c: 1024,
  d: 1139,
  e: 1139,
  f: 569,
  g: 1139,
  h: 1139,
  i: 455,
  j: 455,
  k: 1024,
  l: 455,
  m: 1706,
  n: 1139,
  o: 1139,
  p: 1139,
  q: 1139,
  r: 682,
  s: 1024,
  t: 569,
  u: 1139,
  v: 1024,
  w: 1479,
  x: 1024,
  y: 1024,
  z: 1024,
  0: 1139,
};

/** How often each stands in the site's English, in per mille; the digit stands for all ten. */
const OFTEN = {
  ' ': 160,
  a: 68,
  b: 13,
  c: 25,
  d: 30,
  e: 95,
  f: 16,
  g: 17,
  h: 38,
  i: 57,
  j: 1,
  k: 8,
  l: 37,
  m: 25,
  n: 57,
  o: 60,
  p: 22,
  q: 1,
  r: 60,
  s: 50,
  t: 73,
  u: 22,
  v: 9,
  w: 14,
  x: 2,
  y: 14,
  z: 1,
  0: 60,
};

const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** Finds a table of a TrueType file by its four letters. */
function tableOf(font, tag) {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) {
      const from = font.readUInt32BE(entry + 8);
      return font.subarray(from, from + font.readUInt32BE(entry + 12));
    }
  throw new Error(`The font has no table ${tag}`);
}

/** Glyph of a character by the format 4 character map. */
function glyphOf(cmap, code) {
  const tables = cmap.readUInt16BE(2);
  for (let n = 0; n < tables; n += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + n * 8 + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const doubled = map.readUInt16BE(6);
    for (let at = 0; at < doubled; at += 2) {
      if (map.readUInt16BE(14 + at) < code) continue;
      const start = map.readUInt16BE(16 + doubled + at);
      if (start > code) return 0;
      const delta = map.readUInt16BE(16 + 2 * doubled + at);
      const offsetAt = 16 + 3 * doubled + at;
      const offset = map.readUInt16BE(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      return (map.readUInt16BE(offsetAt + offset + 2 * (code - start)) + delta) & 0xffff;
    }
  }
  return 0;
}

/**
 * What makes Arial take the room of the font: its width by the letters' frequency, and its line
 * measures divided by that, as CSS applies them after `size-adjust`.
 */
export async function fallbackMetrics(woff2) {
  const font = await fontverter.convert(woff2, 'truetype');
  const em = tableOf(font, 'head').readUInt16BE(18);
  const hhea = tableOf(font, 'hhea');
  const widths = tableOf(font, 'hmtx');
  const wide = hhea.readUInt16BE(34);
  const cmap = tableOf(font, 'cmap');
  const widthOf = (letter) =>
    widths.readUInt16BE(4 * Math.min(glyphOf(cmap, letter.codePointAt(0)), wide - 1));

  let own = 0;
  let arial = 0;
  for (const [letter, share] of Object.entries(OFTEN)) {
    own += (widthOf(letter) / em) * share;
    arial += (ARIAL[letter] / 2048) * share;
  }
  const adjust = own / arial;
  return {
    sizeAdjust: percent(adjust),
    ascent: percent(hhea.readInt16BE(4) / em / adjust),
    descent: percent(-hhea.readInt16BE(6) / em / adjust),
    lineGap: percent(hhea.readInt16BE(8) / em / adjust),
  };
}
