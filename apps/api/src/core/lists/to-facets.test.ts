import {
  resolveName,
  resolveSelection,
  toBandSlugs,
  toFacets,
  type Vocabularies,
} from './resolve-selection.ts';

const BRANDS = new Map([
  ['swaraj', { en: 'Swaraj', hi: 'स्वराज' }],
  ['mahindra', { en: 'Mahindra', hi: 'महिंद्रा' }],
  ['jai-kisan', { en: 'Jai Kisan' }],
]);

const VOCABULARIES: Vocabularies = {
  brand: { kind: 'named', names: BRANDS, unknownReason: 'brand_unknown' },
  hp: { kind: 'fixed', values: ['up-to-20', '21-30', '31-40'] },
  size: { kind: 'free', unknownReason: 'size_unknown' },
};

const SIZES = new Set(['6.00-16', '12.4-28']);
const hasValue = (dimension: string, value: string) => dimension === 'size' && SIZES.has(value);
const resolve = (selection: Record<string, string[]>) =>
  resolveSelection(selection, VOCABULARIES, hasValue);

test.each([
  ['a slug', { brand: ['swaraj'] }, { brand: ['swaraj'] }],
  ['a name in English', { brand: ['jai kisan'] }, { brand: ['jai-kisan'] }],
  ['a name in Hindi', { brand: ['महिंद्रा'] }, { brand: ['mahindra'] }],
  ['the same brand twice', { brand: ['swaraj', 'स्वराज'] }, { brand: ['swaraj'] }],
  ['a fixed value', { hp: ['21-30', '99'] }, { hp: ['21-30', '99'] }],
  ['a dimension without vocabulary', { page: ['2'] }, { page: ['2'] }],
  ['a free value', { size: ['12.4-28'] }, { size: ['12.4-28'] }],
])('resolves %s in a selection to slugs', (_, selection, expected) => {
  expect(resolve(selection)).toEqual(expected);
});

test.each([
  [{ brand: ['nobody'] }, 'brand_unknown'],
  [{ size: ['9.9-99'] }, 'size_unknown'],
])('rejects the unknown value in %j', (selection, reason) => {
  expect(() => resolve(selection)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ reason }) }),
  );
});

test('resolveName returns the slug of a name and rejects an unknown or ambiguous name', () => {
  const models = new Map([
    ['mahindra-575', { en: '575' }],
    ['other-575', { en: '575' }],
    ['swaraj-744', { en: '744' }],
  ]);
  expect(resolveName('744', models, 'model_unknown')).toBe('swaraj-744');
  expect(() => resolveName('575', models, 'model_unknown')).toThrow();
  expect(() => resolveName('1', models, 'model_unknown')).toThrow();
});

test('lists the facet values that have rows or are selected, in the order of the vocabulary', () => {
  const counts = new Map([
    [
      'brand',
      new Map([
        ['mahindra', 2],
        ['swaraj', 5],
      ]),
    ],
    [
      'hp',
      new Map([
        ['31-40', 1],
        ['up-to-20', 4],
      ]),
    ],
    [
      'size',
      new Map([
        ['12.4-28', 3],
        ['6.00-16', 1],
        ['7.50-16', 0],
      ]),
    ],
  ]);
  const facets = toFacets({ counts }, { hp: ['21-30'] }, VOCABULARIES, 'hi');
  expect(facets.brand).toEqual([
    { slug: 'swaraj', name: { text: 'स्वराज', language: 'hi' }, count: 5 },
    { slug: 'mahindra', name: { text: 'महिंद्रा', language: 'hi' }, count: 2 },
  ]);
  expect(facets.hp).toEqual([
    { slug: 'up-to-20', name: null, count: 4 },
    { slug: '21-30', name: null, count: 0 },
    { slug: '31-40', name: null, count: 1 },
  ]);
  // Sizes are sorted by number, so 6.00 precedes 12.4.
  expect(facets.size?.map(({ slug }) => slug)).toEqual(['6.00-16', '12.4-28']);
});

test('returns no facets for a list without counts', () => {
  expect(toFacets({ counts: new Map() }, {}, VOCABULARIES, 'en')).toEqual({
    brand: [],
    hp: [],
    size: [],
  });
});

test.each([
  [20, ['up-to-20']],
  [20.5, ['21-30']],
  [30, ['21-30']],
  [31, ['over-30']],
  [0, []],
  [null, []],
])('assigns the value %s to the bands %j', (value, expected) => {
  const bands = [
    { slug: 'up-to-20', above: 0, upTo: 20 },
    { slug: '21-30', above: 20, upTo: 30 },
    { slug: 'over-30', above: 30, upTo: null },
  ];
  expect(toBandSlugs(bands, value)).toEqual(expected);
});
