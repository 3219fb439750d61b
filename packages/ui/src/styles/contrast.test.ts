import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const parseColours = (css: string) =>
  [...css.matchAll(/--c-([a-z-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
const light = new Map(parseColours(read('tokens.css')));
/** Colours of `schemes.css` by selector. */
const rules = new Map(
  [...read('schemes.css').matchAll(/(:root[^ ]+) \{([^}]*)\}/g)].map(
    ([, selector = '', body = '']) => [selector, parseColours(body)] as const,
  ),
);
const createScheme = (selector: string) => new Map([...light, ...(rules.get(selector) ?? [])]);
const systemDark = createScheme(':root:not([data-scheme])');
const schemes = {
  light,
  dark: createScheme(':root[data-scheme="dark"]'),
  contrast: createScheme(':root[data-scheme="contrast"]'),
};
type Scheme = keyof typeof schemes;
const SCHEMES = Object.keys(schemes) as Scheme[];

function getColour(name: string, scheme: Scheme): string {
  const colour = schemes[scheme].get(name);
  if (!colour) throw new Error(`No token --c-${name}`);
  return colour;
}

/** Relative luminance as WCAG 2 defines it. */
function calculateLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function calculateContrast(first: string, second: string, scheme: Scheme): number {
  const [darker = 0, lighter = 0] = [first, second]
    .map((name) => getColour(name, scheme))
    .map(calculateLuminance)
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const lightGrounds = ['paper', 'ground', 'picture', 'select', 'note-ground', 'danger-ground'];

/** Text colours with their minimum contrast on each background. */
const pairs: readonly (readonly [text: string, ground: string, min: number])[] = [
  ...lightGrounds.map((ground) => ['ink', ground, 7] as const),
  ...lightGrounds.map((ground) => ['ink-soft', ground, 6.5] as const),
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'ground', 7],
  ...['paper', 'ground', 'picture'].map((ground) => ['link', ground, 7] as const),
  ...['select', 'note-ground', 'danger-ground'].map((ground) => ['link', ground, 4.5] as const),
  ...['paper', 'ground', 'select'].map((ground) => ['link-press', ground, 7] as const),
  ['on-action', 'action', 7],
  ['on-action', 'action-press', 7],
  ['on-deep', 'deep', 7],
  ['on-deep', 'deep-raised', 4.5],
  ['on-deep-soft', 'deep', 7],
  ['on-deep-soft', 'deep-raised', 4.5],
  ...['paper', 'ground', 'select'].map((ground) => ['ok', ground, 4.5] as const),
  ...['paper', 'ground', 'danger-ground'].map((ground) => ['danger', ground, 4.5] as const),
  ...['off', 'paper', 'ground'].map((ground) => ['on-off', ground, 4.5] as const),
  ['action-edge', 'note-ground', 4.5],
  ['paper', 'whatsapp', 4.5],
];

/** In the high-contrast scheme all text needs a contrast of 7, so that it is readable in sunlight. */
const getMinContrast = (scheme: Scheme, min: number) => (scheme === 'contrast' ? 7 : min);

describe.each(SCHEMES)('colours of the scheme "%s"', (scheme) => {
  test.each(pairs)('the text of %s on %s has enough contrast', (text, ground, min) => {
    expect(calculateContrast(text, ground, scheme)).toBeGreaterThanOrEqual(
      getMinContrast(scheme, min),
    );
  });
});

test('the dark scheme of the system and the selected dark scheme have the same colours', () => {
  expect(systemDark).toEqual(schemes.dark);
  expect([...rules.keys()]).toHaveLength(3);
});

test('the schemes apply only to screens, so that print uses light colours', () => {
  const css = read('schemes.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const preludes: string[] = [];
  const rootPreludes: string[] = [];
  for (const [, opening, closing] of css.matchAll(/([^{};]*)\{|(\})/g)) {
    if (closing) preludes.pop();
    else preludes.push(opening?.trim() ?? '');
    if (preludes.at(-1)?.startsWith(':root') && !closing) rootPreludes.push(preludes.join(' '));
  }
  expect(rootPreludes).toHaveLength(3);
  for (const prelude of rootPreludes) expect(prelude).toContain('@media screen');
});

/** Colours of controls and icons with their backgrounds (WCAG 1.4.11). */
const shapes: readonly (readonly [shape: string, ground: string])[] = [
  ...['paper', 'ground', 'picture'].map((ground) => ['edge', ground] as const),
  ...['paper', 'ground', 'note-ground'].map((ground) => ['action-edge', ground] as const),
  ...['paper', 'select', 'picture', 'ground'].map((ground) => ['link', ground] as const),
  // Filled and empty part of sliders, steps and progress bars.
  ['link', 'line'],
  ...['paper', 'ground', 'picture'].map((ground) => ['star', ground] as const),
  ...['danger-ground', 'paper', 'ground'].map((ground) => ['danger', ground] as const),
  ['ink', 'focus'],
  ['focus', 'deep'],
  ['on-deep', 'deep'],
  ['deep', 'paper'],
  ['deep', 'ground'],
];

/** In the dark scheme the footer has the page's background, because no colour contrasts with both page and text. */
const isSameAsBackground = (scheme: Scheme, shape: string) => scheme === 'dark' && shape === 'deep';

describe.each(SCHEMES)('colours of the scheme "%s"', (scheme) => {
  test.each(shapes.filter(([shape]) => !isSameAsBackground(scheme, shape)))(
    'the colour %s has a contrast of at least 3:1 on %s',
    (shape, ground) => {
      expect(calculateContrast(shape, ground, scheme)).toBeGreaterThanOrEqual(3);
    },
  );
});

/** Decorative lines without a contrast requirement. */
const decoration = new Map([
  ['line-deep', 'separator of the columns in the footer'],
  ['off-edge', 'border of disabled controls, which WCAG exempts'],
  ['picture-wall', 'part of a drawing'],
  ['picture-floor', 'part of a drawing'],
  ['picture-sky', 'part of a drawing'],
  ['picture-soil', 'part of a drawing'],
]);

test('every colour is tested in a pair or listed as decoration', () => {
  const paired = new Set<string | number>([...pairs, ...shapes].flat());
  const untested = [...light.keys()].filter((name) => !paired.has(name) && !decoration.has(name));
  expect(untested).toEqual([]);
  expect([...decoration.keys()].filter((name) => !light.has(name))).toEqual([]);
});

test('every style sheet uses colours of the scheme for text', () => {
  const repository = path.resolve(import.meta.dirname, '../../../..');
  const sheets = globSync('{apps,packages}/*/src/**/*.module.css', { cwd: repository });
  expect(sheets.length).toBeGreaterThan(50);
  const literal = sheets.filter((sheet) =>
    /^\s+color: (?:#|rgb|white|black)/m.test(readFileSync(path.join(repository, sheet), 'utf8')),
  );
  expect(literal).toEqual([]);
});
