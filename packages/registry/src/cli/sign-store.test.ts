import fs from 'node:fs/promises';
import path from 'node:path';
import { createFolderRegistry } from '../client/create-folder-registry.ts';
import { readRecord } from '../parse-record.ts';
import { parsePublicKey } from '../signing/signing-key.ts';
import { storeLayout } from '../store-layout.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { runCommandLine } from './run-mfe.ts';

async function createCommandRunner() {
  const site = await createTestStore();
  const { store, apps } = site;
  const registryDir = `${store}-registry`;
  const runCommand = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const registry = createFolderRegistry({
      store,
      registryDir,
      readHostApi: async () => 1,
      tools: {},
    });
    const context = {
      registry,
      service: null,
      store,
      registryDir,
      resolveAppFolder: (app: string) => path.join(apps, app),
    };
    const code = await runCommandLine(args, {
      ...context,
      login: 'asha',
      site: null,
      hasPreviews: null,
      printOutput: print,
      printMessage: print,
    });
    return { code, output: lines.join('\n') };
  };
  return { ...site, runCommand };
}

test('mfe sign signs unsigned records once', async () => {
  const { store, publishApp, runCommand } = await createCommandRunner();
  const { version } = await publishApp({ name: 'shell' });
  const signed = await runCommand('sign');
  expect(signed).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Signed: shell@${version}`),
  });
  const [, text = ''] = /REGISTRY_PUBLIC_KEY=(\S+)/.exec(signed.output) ?? [];
  expect((await readRecord(store, 'shell', version, parsePublicKey(text))).version).toBe(version);
  expect((await runCommand('sign')).code).toBe(4);
  expect((await runCommand('promote', `shell@${version}`)).code).toBe(0);
});

test('mfe log --verify prints that the log is intact, or which line was altered', async () => {
  const { store, publishApp, runCommand } = await createCommandRunner();
  const versions = [
    await publishApp({ name: 'shell' }),
    await publishApp({ name: 'shell', code: '2' }),
  ];
  await runCommand('sign');
  for (const { version } of versions) await runCommand('promote', `shell@${version}`);
  expect(await runCommand('log', '--verify')).toEqual({
    code: 0,
    output: 'The log is intact: 2 lines, 2 linked, 2 signed.',
  });
  const file = storeLayout.log(store);
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('asha', 'ravi'));
  const verification = await runCommand('log', '--verify');
  expect(verification.code).toBe(1);
  expect(verification.output).toMatch(
    /^The log was altered: line 1 has an invalid signature; line 2/,
  );
});
