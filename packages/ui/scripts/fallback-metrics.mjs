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

/**
 * Returns the metrics with which Arial has the mean letter width and the line height of the font at one weight. Line
 * metrics are divided by the size adjustment, because CSS applies them after `size-adjust`.
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

/** Returns a table of a TrueType file by its tag. The directory of tables has rows of 16 bytes after byte 12. */
function findTable(font, tag) {
  const tableCount = font.readUInt16BE(4);
  for (let row = 12; row < 12 + tableCount * 16; row += 16)
    if (font.toString('latin1', row, row + 4) === tag) {
      const start = font.readUInt32BE(row + 8);
      return font.subarray(start, start + font.readUInt32BE(row + 12));
    }
  throw new Error(`The font has no table ${tag}`);
}

/**
 * Returns the glyph of a character, or 0 if there is none. In a map of format 4, parallel arrays contain the last and
 * first character, the delta and the range offset of each segment.
 */
function findGlyph(cmap, code) {
  const map = findSegmentMap(cmap);
  if (!map) return 0;
  const arrayBytes = map.readUInt16BE(6);
  const lastCodes = 14;
  const firstCodes = lastCodes + arrayBytes + 2;
  const deltas = firstCodes + arrayBytes;
  const rangeOffsets = deltas + arrayBytes;
  for (let segment = 0; segment < arrayBytes; segment += 2) {
    if (map.readUInt16BE(lastCodes + segment) < code) continue;
    const firstCode = map.readUInt16BE(firstCodes + segment);
    if (firstCode > code) return 0;
    const delta = map.readUInt16BE(deltas + segment);
    const rangeOffset = map.readUInt16BE(rangeOffsets + segment);
    if (rangeOffset === 0) return (code + delta) & 0xffff;
    const glyph = rangeOffsets + segment + rangeOffset + 2 * (code - firstCode);
    return (map.readUInt16BE(glyph) + delta) & 0xffff;
  }
  return 0;
}

/** Returns the first character map of format 4. */
function findSegmentMap(cmap) {
  const mapCount = cmap.readUInt16BE(2);
  for (let row = 4; row < 4 + mapCount * 8; row += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(row + 4));
    if (map.readUInt16BE(0) === 4) return map;
  }
  return undefined;
}
