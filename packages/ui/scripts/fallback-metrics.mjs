import subsetFont from 'subset-font';

/**
 * Rows of letter, frequency in the site's English texts in per mille, and widths in Arial and Arial Bold in 1/2048 em.
 * `0` represents all digits. Liberation Sans has the same widths as Arial.
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

const formatPercent = (share) => `${(share * 100).toFixed(2)}%`;

/** Finds a table of a TrueType file by its tag. */
function findTable(font, tag) {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + count * 16; record += 16)
    if (font.toString('latin1', record, record + 4) === tag) {
      const from = font.readUInt32BE(record + 8);
      return font.subarray(from, from + font.readUInt32BE(record + 12));
    }
  throw new Error(`The font has no table ${tag}`);
}

/** Finds the glyph of a character in the character map (format 4). */
function findGlyph(cmap, code) {
  const tables = cmap.readUInt16BE(2);
  for (let n = 0; n < tables; n += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + n * 8 + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const doubledSegmentCount = map.readUInt16BE(6);
    for (let at = 0; at < doubledSegmentCount; at += 2) {
      if (map.readUInt16BE(14 + at) < code) continue;
      const start = map.readUInt16BE(16 + doubledSegmentCount + at);
      if (start > code) return 0;
      const delta = map.readUInt16BE(16 + 2 * doubledSegmentCount + at);
      const offsetAt = 16 + 3 * doubledSegmentCount + at;
      const offset = map.readUInt16BE(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      return (map.readUInt16BE(offsetAt + offset + 2 * (code - start)) + delta) & 0xffff;
    }
  }
  return 0;
}

/**
 * Metrics that make Arial match the font at one weight. The width is adjusted by letter frequency. Line metrics are
 * divided by this adjustment, because CSS applies them after `size-adjust`.
 */
export async function fallbackMetrics(woff2, weight) {
  const subset = await subsetFont(woff2, SAMPLE_TEXT, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const unitsPerEm = findTable(subset, 'head').readUInt16BE(18);
  const hhea = findTable(subset, 'hhea');
  const widths = findTable(subset, 'hmtx');
  const widthCount = hhea.readUInt16BE(34);
  const cmap = findTable(subset, 'cmap');
  const readWidth = (letter) =>
    widths.readUInt16BE(4 * Math.min(findGlyph(cmap, letter.codePointAt(0)), widthCount - 1));

  let notoWidth = 0;
  let arialWidth = 0;
  for (const [letter, frequency, regular, bold] of LETTER_FREQUENCIES) {
    notoWidth += (readWidth(letter) / unitsPerEm) * frequency;
    arialWidth += ((weight < 600 ? regular : bold) / 2048) * frequency;
  }
  const adjust = notoWidth / arialWidth;
  return {
    sizeAdjust: formatPercent(adjust),
    ascent: formatPercent(hhea.readInt16BE(4) / unitsPerEm / adjust),
    descent: formatPercent(-hhea.readInt16BE(6) / unitsPerEm / adjust),
    lineGap: formatPercent(hhea.readInt16BE(8) / unitsPerEm / adjust),
  };
}
