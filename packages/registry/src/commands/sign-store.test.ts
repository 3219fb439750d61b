import fs from 'node:fs/promises';
import { readRecord } from '../core/parse-record.ts';
import { parsePublicKey } from '../core/signing-key.ts';
import { storeLayout } from '../core/store-layout.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { runCommand } from '../testing/run-command.ts';

test('mfe sign signs unsigned records once', async () => {
  const site = await createTestStore();
  const { version } = await site.publishApp({ name: 'shell' });
  const signed = await runCommand(site, 'sign');
  expect(signed).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Signed: shell@${version}`),
  });
  const [, publicKey = ''] = /REGISTRY_PUBLIC_KEY=(\S+)/.exec(signed.out) ?? [];
  const record = await readRecord(site.store, 'shell', version, parsePublicKey(publicKey));
  expect(record.version).toBe(version);
  expect((await runCommand(site, 'sign')).code).toBe(4);
  expect((await runCommand(site, 'promote', `shell@${version}`)).code).toBe(0);
});

async function createSignedLog() {
  const site = await createTestStore();
  const versions = [
    await site.publishApp({ name: 'shell' }),
    await site.publishApp({ name: 'shell', code: '2' }),
  ];
  await runCommand(site, 'sign');
  for (const { version } of versions) await runCommand(site, 'promote', `shell@${version}`);
  return site;
}

test('mfe log --verify prints the number of signed lines of an intact log', async () => {
  expect(await runCommand(await createSignedLog(), 'log', '--verify')).toEqual({
    code: 0,
    out: 'The log is intact: 2 lines, 2 linked, 2 signed.\n',
    err: '',
  });
});

test('mfe log --verify prints which line was altered and exits with 1', async () => {
  const site = await createSignedLog();
  const file = storeLayout.log(site.store);
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('asha', 'ravi'));
  const verification = await runCommand(site, 'log', '--verify');
  expect(verification.code).toBe(1);
  expect(verification.err).toMatch(/^The log was altered: line 1 has an invalid signature; line 2/);
});
