import { removeUnusedFonts } from './select-used-styles.ts';

const createFace = (name: string) =>
  `@font-face{font-family:Noto;src:url(/assets/shell/noto-sans-${name}.1a2b3c4d.woff2)}`;
const fallback = '@font-face{font-family:Fallback;src:local("Arial")}';
const sheet = ['latin', 'rupee', 'devanagari', 'gujarati'].map(createFace).join('') + fallback;

test.each([
  ['en', ['latin', 'rupee']],
  ['hi', ['latin', 'rupee', 'devanagari']],
  ['mr', ['latin', 'rupee', 'devanagari']],
  ['gu', ['latin', 'rupee', 'gujarati']],
] as const)('keeps for pages in %s only the fonts %s', (language, names) => {
  expect(removeUnusedFonts(`a{}${sheet}b{}`, language)).toBe(
    `a{}${names.map(createFace).join('')}${fallback}b{}`,
  );
});
