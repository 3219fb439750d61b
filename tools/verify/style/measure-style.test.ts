import { countViolations, filterExceeded, listViolations, lowerLimits } from './measure-style.mjs';

const listRules = (source: string, file = 'apps/x/src/read-visitor.ts') =>
  [...listViolations(file, source)].map(({ rule, text }) => `${rule}: ${text}`);

describe('listViolations', () => {
  test('reports names with private words and suggests a usual term', () => {
    expect(listRules('export const readVisitor = 1;\nconst keptRows = 2;')).toEqual([
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
  ])('reports %s', (violation, source) => {
    expect(listRules(source)).toContain(violation);
  });

  test('accepts names, constants and comments in plain English', () => {
    const source = [
      '/** Reads the visitor from the signed cookie; null without one. */',
      'export function readVisitor() {}',
      'const MAX_ROWS = 5;',
      'const of = 3;',
    ].join('\n');
    expect(listRules(source)).toEqual([]);
  });

  test('accepts "place" in files about geography only', () => {
    expect(listRules('export const place = 1;', 'packages/places/src/place.ts')).toEqual([]);
    expect(listRules('export const place = 1;', 'apps/x/src/place-x.ts')).toHaveLength(1);
  });

  test('reports test titles with unclear grammar, and no names in tests', () => {
    const source = `${'test'}('what was asked today is not asked again', () => { const kept = 1; });`;
    expect(listRules(source, 'apps/x/src/enquiry.test.ts')).toEqual([
      'test titles: what was asked today is not asked again',
    ]);
    expect(listRules("test('rejects a second enquiry', () => {});", 'e2e/x.spec.ts')).toEqual([]);
  });
});

describe('limits', () => {
  const violation = { file: 'apps/x/a.ts', line: 1, package: 'apps/x', rule: 'comments', text: '' };

  test('a package may have as many violations as its limit, and none without a limit', () => {
    expect(filterExceeded([violation, violation], { 'apps/x': { comments: 2 } })).toEqual([]);
    expect(filterExceeded([violation, violation], { 'apps/x': { comments: 1 } })).toHaveLength(2);
    expect(filterExceeded([violation], {})).toHaveLength(1);
  });

  test('lowers limits to the counts and never raises them', () => {
    const limits = { 'apps/x': { comments: 2, 'test titles': 1 } };
    expect(lowerLimits(countViolations([violation]), limits)).toEqual({
      'apps/x': { comments: 1 },
    });
    expect(lowerLimits(countViolations([violation, violation, violation]), limits)).toEqual({
      'apps/x': { comments: 2 },
    });
  });
});
