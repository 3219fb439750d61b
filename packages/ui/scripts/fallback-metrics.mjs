import subsetFont from 'subset-font';

/**
 * Letter frequency in the site's English in per mille (one digit for all ten), and widths in Arial and Arial Bold in
 * 1/2048 em; equal in Liberation Sans.
 */
const LETTER_FREQUENCIES = [
  [' ', 160, 569, 569],
  ['a', 68, 1139, 1139],
  ['b', 13, 1139, 1251],
  ['c', 25, 1024, 1139],
  ['d', 30, 1139, 1251],
  ['e', 95, 1139, 1139],
  ['f', 16, 569, 682],
  ['g', 17, 1139, 1251],
  ['h', 38, 1139, 1251],
  ['i', 57, 455, 569],
  ['j', 1, 455, 569],
  ['k', 8, 1024, 1139],
  ['l', 37, 455, 569],
  ['m', 25, 1706, 1821],
  ['n', 57, 1139, 1251],
  ['o', 60, 1139, 1251],
  ['p', 22, 1139, 1251],
  ['q', 1, 1139, 1251],
  ['r', 60, 682, 797],
  ['s', 50, 1024, 1139],
  ['t', 73, 569, 682],
  ['u', 22, 1139, 1251],
  ['v', 9, 1024, 1139],
  ['w', 14, 1479, 1593],
  ['x', 2, 1024, 1139],
  ['y', 14, 1024, 1139],
  ['z', 1, 1024, 1024],
  ['0', 60, 1139, 1139],
];
const SAMPLE_TEXT = LETTER_FREQUENCIES.map(([letter]) => letter).join('');

const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** Finds a table of a TrueType file by its tag. */
function findTable(font, tag) {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) {
      const from = font.readUInt32BE(entry + 8);
      return font.subarray(from, from + font.readUInt32BE(entry + 12));
    }
  throw new Error(`The font has no table ${tag}`);
}

/** Glyph of a character by the format 4 character map. */
function findGlyph(cmap, code) {
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
 * Metrics that make Arial match the font at one weight: width by letter frequency, and line metrics divided by that,
 * because CSS applies them after `size-adjust`.
 */
export async function fallbackMetrics(woff2, weight) {
  const cut = await subsetFont(woff2, SAMPLE_TEXT, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const em = findTable(cut, 'head').readUInt16BE(18);
  const hhea = findTable(cut, 'hhea');
  const widths = findTable(cut, 'hmtx');
  const wide = hhea.readUInt16BE(34);
  const cmap = findTable(cut, 'cmap');
  const readWidth = (letter) =>
    widths.readUInt16BE(4 * Math.min(findGlyph(cmap, letter.codePointAt(0)), wide - 1));

  let notoWidth = 0;
  let arialWidth = 0;
  for (const [letter, often, regular, bold] of LETTER_FREQUENCIES) {
    notoWidth += (readWidth(letter) / em) * often;
    arialWidth += ((weight < 600 ? regular : bold) / 2048) * often;
  }
  const adjust = notoWidth / arialWidth;
  return {
    sizeAdjust: percent(adjust),
    ascent: percent(hhea.readInt16BE(4) / em / adjust),
    descent: percent(-hhea.readInt16BE(6) / em / adjust),
    lineGap: percent(hhea.readInt16BE(8) / em / adjust),
  };
}
