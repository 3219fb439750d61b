/** Kerning, ligatures, local forms, and tabular figures for prices. */
const LATIN_FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Features for shaping Indic scripts: conjuncts, reph, half forms, marks. */
export const INDIC_FEATURES = [
  ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf'],
  ...['vatu', 'cjct', 'init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'liga', 'clig'],
  ...['kern', 'dist', 'abvm', 'blwm', 'mark', 'mkmk'],
];

/**
 * Font files with their characters (hexadecimal). Ranges of a family must not overlap, because a browser could load a
 * second file for a character that the first one contains. The rupee sign has its own file, because only the large
 * source files contain it.
 */
export const FONT_FACES = [
  {
    file: 'noto-sans-latin',
    family: 'Noto Sans',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    ),
    range:
      '20-7E A0-FF 131 152-153 2009 2010-2015 2018-201E 2020-2022 2026 202F 2030 2032-2033 2039-203A 20AC 2122 2212',
    features: LATIN_FEATURES,
  },
  {
    file: 'noto-sans-rupee',
    family: 'Noto Sans',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    ),
    range: '20B9',
    features: ['tnum', 'lnum'],
  },
  {
    file: 'noto-sans-devanagari',
    family: 'Noto Sans Devanagari',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ),
    range: '900-97F 200C-200D 25CC',
    features: INDIC_FEATURES,
  },
  {
    file: 'noto-sans-gujarati',
    family: 'Noto Sans Gujarati',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2',
    ),
    range: '964-965 A80-AFF 200C-200D 25CC',
    features: INDIC_FEATURES,
  },
];
