import fs from 'node:fs/promises';
import { createTestStore } from '../../testing/create-test-store.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { promote } from '../promote.ts';
import { resolveRegistryDir } from '../read-registry-file.ts';
import { recoverEnvironment } from '../recover-environment.ts';
import { toPublicKey } from '../sign-record.ts';
import { ensureSigningKey } from '../signing-key.ts';
import { storeLayout } from '../store-layout.ts';
import type { GateInput } from './gate.ts';
import { runGates } from './run-gates.ts';

const env = 'production';

async function createInput(changes: Partial<ArtifactRecord> = {}): Promise<GateInput> {
  const { store, publishApp } = await createTestStore();
  const shell = await publishApp({ name: 'shell' });
  const candidate = { ...(await publishApp({ name: 'media' })), ...changes };
  const { environment } = await recoverEnvironment(store, env);
  return { store, env, candidate, environment, shell, others: [] };
}

test('returns the names of the gates in the order in which they ran', async () => {
  expect(await runGates(await createInput(), new Set(['size']))).toEqual([
    ...['contract', 'host', 'shared', 'routes', 'files'],
  ]);
});

test.each(['contract', 'shared'])('the %s gate rejects a remote without a shell', async (gate) => {
  const input = { ...(await createInput()), shell: null };
  const otherGates = ['contract', 'shared'].filter((name) => name !== gate);
  await expect(runGates(input, new Set(otherGates))).rejects.toMatchObject({
    gate,
    actual: 'no live shell',
  });
});

test('compares routes with other remotes while no shell is live', async () => {
  const input = { ...(await createInput()), shell: null };
  const skipped = new Set(['contract', 'shared']);
  expect(await runGates(input, skipped)).toContain('routes');
  const others = [{ ...input.candidate, name: 'other' }];
  await expect(runGates({ ...input, others }, skipped)).rejects.toMatchObject({
    gate: 'routes',
    actual: 'the route /media, which "other" owns',
  });
});

const budgets = { entry_kb: 1, initial_kb: 2, total_kb: 3 };

test('accepts sizes that equal their limits', async () => {
  const sizes = { entry: 1024, initial: 2048, total: 3072 };
  expect(await runGates(await createInput({ sizes, budgets }), new Set())).toContain('size');
});

test('names each size that exceeds its limit', async () => {
  const sizes = { entry: 1024, initial: 2560, total: 3226 };
  await expect(runGates(await createInput({ sizes, budgets }), new Set())).rejects.toMatchObject({
    gate: 'size',
    actual: 'initial 2.5 KB, total 3.2 KB',
    expected: 'at most initial 2.0 KB, total 3.0 KB (brotli)',
  });
});

test.each([
  [['a', 'b', 'c', 'd', 'e'], ''],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], ' and 2 more'],
])('lists at most five damaged files of %j', async (names, end) => {
  const file = { integrity: 'sha384-other', bytes: 1, brotli_bytes: 1 };
  const files = Object.fromEntries(names.map((name) => [name, file]));
  await expect(runGates(await createInput({ files }), new Set())).rejects.toMatchObject({
    gate: 'files',
    actual: `a is missing, b is missing, c is missing, d is missing, e is missing${end}`,
  });
});

test('rejects a remote whose types the tool finds incompatible with the shell', async () => {
  const types = { file: 'types.json', integrity: 'sha384-remote', bytes: 1 };
  const input = await createInput({ types });
  const shell = input.shell && {
    ...input.shell,
    types: { ...types, integrity: 'sha384-shell' },
  };
  const script = `console.log('[{"member":"usePage","why":"it was removed"}]')`;
  const tools = { types: [process.execPath, '-e', script, '--'] as const };
  await expect(runGates({ ...input, shell }, new Set(['files']), tools)).rejects.toMatchObject({
    gate: 'types',
    actual: `"media" was built against a different usePage than the shell ${shell?.version} has: it was removed`,
  });
});

test('rejects a record without a valid signature before all other gates', async () => {
  const { store, publishApp } = await createTestStore();
  const unsigned = await publishApp({ name: 'shell' });
  const signingKey = await ensureSigningKey(resolveRegistryDir(store));
  const signed = await publishApp({ name: 'shell', code: '2' });
  const altered = await publishApp({ name: 'shell', code: '3' });
  await fs.appendFile(storeLayout.record(store, 'shell', altered.version), '\n');
  const tools = { key: toPublicKey(signingKey) };
  const promoteShell = ({ version }: ArtifactRecord) =>
    promote({ store, name: 'shell', version, env, by: 'tester', tools, signingKey });
  for (const [record, error] of [
    [unsigned, 'is not signed'],
    [altered, 'has an invalid signature'],
  ] as const)
    await expect(promoteShell(record)).rejects.toMatchObject({
      gate: 'signature',
      actual: `a record that ${error}`,
      expected:
        "the registry's signature (publishing the same build again signs it, or mfe sign on the registry's machine)",
    });
  const { environment } = await promoteShell(signed);
  expect(environment.last_change?.passed_gates).toEqual([
    ...['signature', 'contract', 'host', 'shared', 'routes', 'size', 'files'],
  ]);
});
