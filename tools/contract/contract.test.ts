import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkCompatibility, createRecord } from './check-compatibility.mjs';
import { findBrokenMembers } from './find-broken-members.mjs';

const createTypes = (popup: string, route: string, additions = '') => ({
  'index.d.ts': `export type { PopupProps } from './popup.ts'; export { define } from './define.ts'; ${additions}`,
  'popup.d.ts': `export interface PopupProps { ${popup} }`,
  'define.d.ts': `export interface Route { ${route} } export declare function define(routes: readonly Route[]): void;`,
});

const before = createTypes(
  'onClose: () => void',
  'id: string',
  'export declare const limit: number;',
);

test('accepts additions to the shared types', async () => {
  const now = createTypes(
    'onClose: () => void; title: string',
    'id: string; note?: string',
    'export declare const limit: number; export declare function fresh(): void;',
  );
  expect(await findBrokenMembers(before, now)).toEqual([]);
}, 60_000);

test('reports members that were removed, require more input or return less', async () => {
  const now = createTypes('title: string', 'id: string; note: string');
  expect(await findBrokenMembers(before, now)).toEqual([
    { member: 'define', why: expect.stringContaining("'note' is missing in type 'Route'") },
    { member: 'limit', why: expect.stringContaining("'limit' does not exist") },
    { member: 'PopupProps', why: expect.stringContaining("'onClose' is missing") },
  ]);
}, 60_000);

describe('checkCompatibility', () => {
  const record = createRecord(1, before);
  const broken = [{ member: 'limit', why: 'It is gone.' }];

  test('accepts an unchanged contract', () => {
    const result = checkCompatibility(record, createRecord(1, before), []);
    expect(result).toMatchObject({ ok: true, mayAccept: true });
  });

  test('rejects a breaking change without a new contract number', () => {
    const result = checkCompatibility(record, createRecord(1, {}), broken);
    expect(result).toMatchObject({ ok: false, mayAccept: false });
    expect(result.message).toContain(
      '  limit: It is gone.\nKeep these members, or raise "contract" to 2',
    );
  });

  test('requests acceptance of a breaking change with a new contract number', () => {
    const result = checkCompatibility(record, createRecord(2, {}), broken);
    expect(result).toMatchObject({ ok: false, mayAccept: true });
  });

  test('rejects a lower contract number', () => {
    const result = checkCompatibility(record, createRecord(0, {}), []);
    expect(result).toMatchObject({ ok: false, mayAccept: false });
  });

  test('requests acceptance of the first contract', () => {
    const result = checkCompatibility(null, createRecord(1, {}), []);
    expect(result).toMatchObject({ ok: false, mayAccept: true });
  });
});

test('checks the exports of the island API separately and reports them with its prefix', async () => {
  const withIslands = (additions: string) => ({
    ...before,
    'island/index.d.ts': `export declare function usePage(): { readonly language: string; ${additions} };
      export declare const limit: number;`,
  });
  const earlierTypes = withIslands('readonly origin: string');
  expect(
    await findBrokenMembers(earlierTypes, withIslands(''), ['island/usePage', 'limit']),
  ).toEqual([{ member: 'island/usePage', why: expect.stringContaining("'origin' is missing") }]);
  expect(
    await findBrokenMembers(earlierTypes, withIslands(''), ['define', 'island/limit']),
  ).toEqual([]);
}, 60_000);

/** Types with an island API, of which some remotes import nothing. */
const createTypesWithIsland = (
  island: string,
  additions = '',
  props = 'readonly limit: number',
) => ({
  'index.d.ts': `export type * from './popup.ts'; export declare function define(): void; ${additions}`,
  'popup.d.ts': `export interface PopupProps { ${props} }`,
  'island/index.d.ts': island,
});
const island = 'export declare function usePage(): { readonly language: string };';

test.each([
  ['nothing', []],
  ['nothing of the island API', ['define']],
  ['only the island API', ['island/usePage']],
])('accepts additions for a remote that imports %s', async (_, uses) => {
  const earlierTypes = createTypesWithIsland(island);
  const now = createTypesWithIsland(
    `${island} export declare const fresh: number;`,
    'export declare const more: 1;',
  );
  expect(await findBrokenMembers(earlierTypes, now, uses)).toEqual([]);
});

test('reports a removed island API only for remotes that import from it', async () => {
  const { 'island/index.d.ts': _, ...without } = createTypesWithIsland(island);
  expect(await findBrokenMembers(createTypesWithIsland(island), without, ['define'])).toEqual([]);
  expect(
    await findBrokenMembers(createTypesWithIsland(island), without, ['island/usePage']),
  ).toEqual([{ member: 'island/usePage', why: '"island/index" was removed.' }]);
});

test('reports a narrowed type that is re-exported by `export type *`', async () => {
  const now = createTypesWithIsland(island, '', 'readonly limit: string');
  expect(await findBrokenMembers(createTypesWithIsland(island), now, [])).toEqual([
    { member: 'PopupProps', why: expect.stringContaining("'string' is not assignable") },
  ]);
});

test('rejects a type file whose path leaves its folder', async () => {
  const [above, target] = ['../'.repeat(12), path.join(os.tmpdir(), `outside-${process.pid}.d.ts`)];
  const hostile = { ...before, [above + target]: 'export {};' };
  await expect(findBrokenMembers(hostile, before)).rejects.toThrow('must not leave its folder');
  await expect(findBrokenMembers(before, hostile)).rejects.toThrow('must not leave its folder');
  expect(fs.existsSync(target)).toBe(false);
});
