const unicodeRange = (range) =>
  range
    .split(' ')
    .map((part) => `U+${part}`)
    .join(', ');

const face = ({ file, family, range, display = 'swap' }) => `
@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: ${display};
  src: url("../fonts/${file}.woff2") format("woff2");
  unicode-range: ${unicodeRange(range)};
}
`;

/** The style sheet of the faces; written by build-fonts.mjs, so that ranges and files agree. */
export function fontSheet(faces, { sizeAdjust, ascent, descent, lineGap }) {
  return `/* Written by scripts/build-fonts.mjs: change it there. */
${faces.map(face).join('')}
/* Stands in until Noto Sans is here, stretched to its measures so that nothing moves. */
@font-face {
  font-family: "Noto Sans Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: ${lineGap};
}
`;
}
