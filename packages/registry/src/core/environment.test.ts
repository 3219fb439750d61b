import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import {
  applyChange,
  emptyEnvironment,
  parseChange,
  parseEnvironment,
  readEnvironment,
} from './environment.ts';
import { resolveRegistryDir } from './read-registry-file.ts';
import { RegistryError } from './registry-error.ts';
import { toPublicKey } from './sign-record.ts';
import { ensureSigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';

const env = 'production' as const;

test('rejects an environment with a remote whose name is a path', () => {
  const version = '0.1.0-0123456789ab';
  const source = JSON.stringify({ ...emptyEnvironment, remotes: { '../x': { version } } });
  expect(() => parseEnvironment(source, 'e.json')).toThrow(
    `e.json: a remote's name: must be an app name such as "catalogue", found "../x".`,
  );
});

test('a logged rollback restores the version before its target as the fallback', () => {
  const [first, second, third] = ['0.1.0-000000000001', '0.1.0-000000000002', '0.1.0-000000000003'];
  const line = JSON.stringify({
    at: '2026-11-24T06:00:00.000Z',
    by: 'tester',
    revision: 4,
    name: 'media',
    from: third,
    to: second,
    passed_gates: [],
    skipped_gates: {},
    rollback: { previous: first },
  });
  const { remotes } = applyChange(emptyEnvironment, parseChange(line, 'log.jsonl:4'));
  expect(remotes.media).toEqual({ version: second, previous: first });
});

test('readEnvironment with a key rejects an unsigned file and recommends its repair', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const key = toPublicKey(await ensureSigningKey(resolveRegistryDir(store)));
  const file = storeLayout.environment(store, env);
  const error = await readEnvironment(store, env, key).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(RegistryError);
  expect(error).toMatchObject({
    message: `${file} is not signed. \`mfe repair --env production\` restores it from the log.`,
    cause: expect.objectContaining({ message: `${file} is not signed.` }),
  });
});

test('readEnvironment does not recommend a repair if the disk cannot be read', async () => {
  const { store } = await createTestStore();
  await fs.mkdir(storeLayout.environment(store, env), { recursive: true });
  await expect(readEnvironment(store, env)).rejects.toMatchObject({
    code: 'EISDIR',
    message: expect.not.stringContaining('repair'),
  });
});
