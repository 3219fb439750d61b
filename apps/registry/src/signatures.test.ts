import fs from 'node:fs/promises';
import path from 'node:path';
import { parsePublicKey, readRecord, storeLayout } from '@tractor-haat/registry';
import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { writeAppBuild } from '@tractor-haat/registry/testing';
import { createPromotion, startTestService, stopServices } from './testing/start-test-service.ts';

afterEach(stopServices);

/** In this registry the shell and media were published and promoted over the network. */
async function startSignedSite() {
  const service = await startTestService();
  const core = await service.createTeamClient('core', {
    apps: ['shell', 'media'],
    rights: ['publish', 'promote', 'shell'],
  });
  const publishApp = async (name: string, code: string) =>
    (await core.publish(await writeAppBuild(service.apps, { name, code }), null)).record;
  const publishAndPromote = async (name: string, code: string) => {
    const { version } = await publishApp(name, code);
    await core.promote(createPromotion(name, version));
    return version;
  };
  await publishAndPromote('shell', '1');
  await publishAndPromote('media', '1');
  await publishAndPromote('media', '2');
  return { ...service, core, publishApp, publishAndPromote };
}

test('signs the record of an uploaded version with the key that /key returns', async () => {
  const { address, store, publishApp } = await startSignedSite();
  const { version } = await publishApp('media', '3');
  const { public_key } = await (await fetch(`${address}/key`)).json();
  const key = parsePublicKey(public_key);
  expect((await readRecord(store, 'media', version, key)).version).toBe(version);
  await fs.appendFile(storeLayout.record(store, 'media', version), ' ');
  await expect(readRecord(store, 'media', version, key)).rejects.toThrow(
    `The record of media@${version} has an invalid signature.`,
  );
});

test('rejects the promotion of a version with an altered record until the build is published again', async () => {
  const { store, core, publishApp } = await startSignedSite();
  const { version } = await publishApp('media', '3');
  const file = storeLayout.record(store, 'media', version);
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('team-media', 'thieves'));
  await expect(core.promote(createPromotion('media', version))).rejects.toMatchObject({
    gate: 'signature',
    actual: 'a record that has an invalid signature',
  });
  const repairedRecord = await publishApp('media', '3');
  expect(repairedRecord).toMatchObject({ version, owner: 'team-media' });
  expect((await core.promote(createPromotion('media', version))).outcome).toBe('promoted');
});

test('signs every line of the release log and links it to the line before', async () => {
  const { core } = await startSignedSite();
  expect(await core.verifyLog()).toEqual({ lines: 3, chained: 3, signed: 3, faults: [] });
});

type LogEdit = (lines: string[]) => string[];

async function editLog(store: string, edit: LogEdit) {
  const file = storeLayout.log(store);
  const lines = (await fs.readFile(file, 'utf8')).trimEnd().split('\n');
  await fs.writeFile(file, `${edit(lines).join('\n')}\n`);
}

const removeFields =
  (...fields: string[]) =>
  (line: string) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(line)).filter(([name]) => !fields.includes(name)),
      ),
    );

test.each<[attack: string, edit: LogEdit, error: RegExp]>([
  [
    'a changed name',
    (lines) =>
      lines.map((line, index) => (index === 1 ? line.replace('"by":"core"', '"by":"me"') : line)),
    /line 2 has an invalid signature/,
  ],
  ['a removed line', ([first = '', , third = '']) => [first, third], /line 2 does not follow/],
  [
    'swapped lines',
    ([first = '', second = '', third = '']) => [second, first, third],
    /line 1 does not follow/,
  ],
  [
    'an inserted line',
    (lines) => [...lines, removeFields('prev', 'signature')(lines[2] ?? '')],
    /line 4 has no link/,
  ],
  [
    'removed links and signatures',
    (lines) => lines.map(removeFields('prev', 'signature')),
    /the first 3 lines differ from those that the registry wrote/,
  ],
])('log verification detects %s, also after the next promotion', async (_, edit, error) => {
  const { store, core, publishAndPromote } = await startSignedSite();
  await editLog(store, edit);
  expect((await core.verifyLog()).faults.join('; ')).toMatch(error);
  await publishAndPromote('media', '9');
  expect((await core.verifyLog()).faults).not.toEqual([]);
});

test('log verification detects a truncated end', async () => {
  const { store, core } = await startSignedSite();
  await editLog(store, (lines) => lines.slice(0, 2));
  expect((await core.verifyLog()).faults.join('; ')).toMatch(/1 lines at its end are missing/);
});

test('log verification detects a change of a line that is older than the hash chain', async () => {
  const { store, createTeamClient, apps, publishAndPromote } = await startTestService();
  await publishAndPromote({ name: 'shell' });
  const file = storeLayout.log(store);
  const line = (await fs.readFile(file, 'utf8')).trim();
  await fs.writeFile(file, `${removeFields('prev', 'signature')(line)}\n`);
  await fs.rm(path.join(resolveRegistryDir(store), 'log-head.json'));
  const media = await createTeamClient('media');
  const { record } = await media.publish(await writeAppBuild(apps, { name: 'media' }), null);
  await media.promote(createPromotion('media', record.version));
  expect(await media.verifyLog()).toMatchObject({ lines: 2, chained: 1, signed: 1, faults: [] });
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('tester', 'nobody'));
  expect((await media.verifyLog()).faults.join()).toContain('line 2 does not follow');
});
