/** Line breaks as the formatter would set them, because the result is committed. */
const unicodeRange = (range) => {
  const ranges = range
    .split(' ')
    .map((part) => `U+${part}`)
    .join(', ');
  return ranges.length > 80 ? `\n    ${ranges}` : ` ${ranges}`;
};

/**
 * `optional`: no fallback matches the metrics exactly, so a font that loads late would shift lines. Phones sold in India
 * have Noto Sans for Indic scripts installed.
 */
const formatFace = ({ file, family, range }) => `
@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: optional;
  src: url("../fonts/${file}.woff2") format("woff2");
  unicode-range:${unicodeRange(range)};
}
`;

/** Local fallback fonts with the metrics of Noto Sans at one weight. */
const formatFallbackFace = ({ weights, locals, sizeAdjust, ascent, descent, lineGap }) => `
@font-face {
  font-family: "Noto Sans Fallback";
  font-weight: ${weights};
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: ${lineGap};
}
`;

/** The style sheet of the faces; written by build-fonts.mjs, so that ranges and files agree. */
export const fontSheet = (
  faces,
  standIns,
) => `/* Written by scripts/build-fonts.mjs: change it there. */
${faces.map(formatFace).join('')}
/*
 * Stand in on a page whose Noto Sans comes late, stretched to its measures so that all pages are alike. Each weight
 * of headings has its own: bold letters are wider by another share.
 */${standIns.map(formatFallbackFace).join('')}`;
