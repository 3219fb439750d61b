import { countFindings, exceeded, lowerLimits, styleFindings } from './measure-style.mjs';

const rules = (source: string, file = 'apps/x/src/read-visitor.ts') =>
  [...styleFindings(file, source)].map(({ rule, text }) => `${rule}: ${text}`);

describe('styleFindings', () => {
  test('reports names with private words and suggests the usual term', () => {
    expect(rules('export const readVisitor = 1;\nconst keptRows = 2;')).toEqual([
      expect.stringMatching(/^private words: keptRows \(kept → stored/),
    ]);
  });

  test.each([
    ['xOf functions: nameOf', 'function nameOf() {}'],
    ['xOf functions: nameOf', 'const nameOf = (one: string) => one;'],
    ['refuse functions: refuseOther', 'function refuseOther() {}'],
    ['one-word constants: MOST', 'const MOST = 5;'],
    ['file names: writeVisitor', 'export function writeVisitor() {}'],
    ['comments: What the visitor is told.', '/** What the visitor is told. */'],
    ['comments: Whoever asks while the process ends.', '// Whoever asks while the process ends.'],
  ])('reports %s', (finding, source) => {
    expect(rules(source)).toContain(finding);
  });

  test('accepts names, constants and comments in plain English', () => {
    const source = [
      '/** Reads the visitor from the signed cookie; null without one. */',
      'export function readVisitor() {}',
      'const MAX_ROWS = 5;',
      'const of = 3;',
    ].join('\n');
    expect(rules(source)).toEqual([]);
  });

  test('accepts "place" in files about geography only', () => {
    expect(rules('export const place = 1;', 'packages/places/src/place.ts')).toEqual([]);
    expect(rules('export const place = 1;', 'apps/x/src/place-x.ts')).toHaveLength(1);
  });

  test('reports riddles as titles of tests, and no names in tests', () => {
    const source = `${'test'}('what was asked today is not asked again', () => { const kept = 1; });`;
    expect(rules(source, 'apps/x/src/enquiry.test.ts')).toEqual([
      'test titles: what was asked today is not asked again',
    ]);
    expect(rules("test('rejects a second enquiry', () => {});", 'e2e/x.spec.ts')).toEqual([]);
  });
});

describe('limits', () => {
  const finding = { file: 'apps/x/a.ts', line: 1, package: 'apps/x', rule: 'comments', text: '' };

  test('a package may have as many findings as its limit, and none without a limit', () => {
    expect(exceeded([finding, finding], { 'apps/x': { comments: 2 } })).toEqual([]);
    expect(exceeded([finding, finding], { 'apps/x': { comments: 1 } })).toHaveLength(2);
    expect(exceeded([finding], {})).toHaveLength(1);
  });

  test('limits only fall', () => {
    const limits = { 'apps/x': { comments: 2, 'test titles': 1 } };
    expect(lowerLimits(countFindings([finding]), limits)).toEqual({ 'apps/x': { comments: 1 } });
    expect(lowerLimits(countFindings([finding, finding, finding]), limits)).toEqual({
      'apps/x': { comments: 2 },
    });
  });
});
