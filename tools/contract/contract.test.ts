import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { declarationsOf } from './declarations.mjs';
import { changedFiles, judge, recordOf } from './judge.mjs';

function sources(props: string, body = 'return 1;') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-test-'));
  fs.writeFileSync(
    path.join(folder, 'props.ts'),
    `/** A comment. */\nexport interface Props { ${props} }`,
  );
  fs.writeFileSync(
    path.join(folder, 'index.ts'),
    `export type { Props } from './props.ts';\nexport function use(): number { ${body} }`,
  );
  return folder;
}

const recordFor = async (contract: number, folder: string) =>
  recordOf(contract, await declarationsOf(folder, 'index.ts'));

test('types that change without a new number are refused, and named', async () => {
  const kept = await recordFor(1, sources('readonly id: number'));
  const now = await recordFor(1, sources('readonly id: string'));
  expect(changedFiles(kept, now)).toEqual(['props.d.ts']);
  const verdict = judge(kept, now);
  expect(verdict).toMatchObject({ ok: false, mayAccept: false });
  expect(verdict.message).toContain('The types of contract 1 changed in props.d.ts');
  expect(judge(kept, { ...now, contract: 2 })).toMatchObject({ ok: false, mayAccept: true });
  expect(judge(now, now).ok).toBe(true);
}, 60_000);

test('what code does, and its comments, are no part of the contract', async () => {
  const kept = await recordFor(1, sources('readonly id: number'));
  const now = await recordFor(1, sources('/** Other words. */ readonly id: number', 'return 2;'));
  expect(judge(kept, now).ok).toBe(true);
}, 60_000);

test('a number cannot go back, and a missing record is said', async () => {
  const now = recordOf(1, {});
  expect(judge(null, now)).toMatchObject({ ok: false, mayAccept: true });
  expect(judge({ contract: 2, types: {} }, now)).toMatchObject({ ok: false, mayAccept: false });
});
