import fs from 'node:fs/promises';
import path from 'node:path';
import { folderRegistry } from '../client/folder-registry.ts';
import { readRecord } from '../parse-record.ts';
import { parsePublicKey } from '../signing/signing-key.ts';
import { storeLayout } from '../store-layout.ts';
import { createTestStore } from '../testing/site.ts';
import { run } from './run-mfe.ts';

async function setUp() {
  const site = await createTestStore();
  const { store, apps } = site;
  const registryDir = `${store}-registry`;
  const mfe = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const registry = folderRegistry({ store, registryDir, hostApi: async () => 1, tools: {} });
    const context = {
      registry,
      service: null,
      store,
      registryDir,
      folderOf: (app: string) => path.join(apps, app),
    };
    const code = await run(args, {
      ...context,
      login: 'asha',
      site: null,
      showsPreviews: null,
      out: print,
      err: print,
    });
    return { code, output: lines.join('\n') };
  };
  return { ...site, mfe };
}

test('mfe sign signs unsigned records once', async () => {
  const { store, publishApp, mfe } = await setUp();
  const { version } = await publishApp({ name: 'shell' });
  const signed = await mfe('sign');
  expect(signed).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Signed: shell@${version}`),
  });
  const [, text = ''] = /REGISTRY_PUBLIC_KEY=(\S+)/.exec(signed.output) ?? [];
  expect((await readRecord(store, 'shell', version, parsePublicKey(text))).version).toBe(version);
  expect((await mfe('sign')).code).toBe(4);
  expect((await mfe('promote', `shell@${version}`)).code).toBe(0);
});

test('mfe log --verify prints that the log is intact, or which line was altered', async () => {
  const { store, publishApp, mfe } = await setUp();
  const versions = [
    await publishApp({ name: 'shell' }),
    await publishApp({ name: 'shell', code: '2' }),
  ];
  await mfe('sign');
  for (const { version } of versions) await mfe('promote', `shell@${version}`);
  expect(await mfe('log', '--verify')).toEqual({
    code: 0,
    output: 'The log is intact: 2 lines, 2 linked, 2 signed.',
  });
  const file = storeLayout.log(store);
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('asha', 'ravi'));
  const verification = await mfe('log', '--verify');
  expect(verification.code).toBe(1);
  expect(verification.output).toMatch(
    /^The log was altered: line 1 has an invalid signature; line 2/,
  );
});
