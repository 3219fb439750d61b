import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MFE_USAGE } from './commands/run-mfe.ts';
import { storeLayout } from './core/store-layout.ts';
import { createTestStore } from './testing/create-test-store.ts';
import { runCommand, runCommandAsProcess, startCommand } from './testing/run-command.ts';
import { writeAppBuild } from './testing/write-app-build.ts';

test('publish, promote and status print their results as text or JSON', async () => {
  const site = await createTestStore();
  await writeAppBuild(site.apps, { name: 'shell' });
  await writeAppBuild(site.apps, { name: 'media' });
  const published = await runCommandAsProcess(site, 'publish', 'shell', 'media', '--json');
  expect(published).toMatchObject({ code: 0, err: '' });
  const [shell, media] = JSON.parse(published.out).published;
  expect(media).toMatchObject({
    name: 'media',
    outcome: 'new',
    sizes: { entry: expect.any(Number) },
  });
  const targets = [`shell@${shell.version}`, `media@${media.version}`];
  const promoted = await runCommand(site, 'promote', ...targets, '--env', 'production');
  expect(promoted.out).toContain(`media@${media.version} is live in production (revision 2).`);
  const table = await runCommand(site, 'status');
  expect(table.out).toMatch(/^production, revision 2\napp +version +live since +by/);
  expect(table.out).toMatch(new RegExp(`media +${media.version} +20\\S+Z +asha`));
  const status = JSON.parse((await runCommand(site, 'status', '--json')).out);
  expect(status.apps[1]).toMatchObject({ name: 'media', version: media.version, by: 'asha' });
});

test('a rejected promotion prints the gate, the found and the expected value and exits with 3', async () => {
  const site = await createTestStore();
  const { version } = await site.publishApp({ name: 'media' });
  const rejected = await runCommandAsProcess(site, 'promote', `media@${version}`);
  expect(rejected).toMatchObject({ code: 3, out: '' });
  expect(rejected.err).toMatch(
    /gate: +contract\n +found: +no live shell\n +expected: +a live shell/,
  );
  const jsonResult = await runCommand(site, 'promote', `media@${version}`, '--json');
  expect(jsonResult.code).toBe(3);
  expect(JSON.parse(jsonResult.out).error).toMatchObject({
    gate: 'contract',
    found: 'no live shell',
  });
});

test('SMOKE_SCRIPT=none and TYPES_SCRIPT=none disable their gates', async () => {
  const store = await createTestStore();
  const site = { ...store, env: { SMOKE_SCRIPT: 'none', TYPES_SCRIPT: 'none' } };
  await site.publishAndPromote({ name: 'shell' });
  const { version } = await site.publishApp({ name: 'media' });
  const promoted = await runCommand(site, 'promote', `media@${version}`);
  expect(promoted).toMatchObject({ code: 0, err: '' });
});

async function createSiteWithTwoVersions() {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const first = await site.publishAndPromote({ name: 'media' });
  const second = await site.publishAndPromote({
    name: 'media',
    code: '2',
    routes: ['/media', '/clips'],
  });
  const rollBack = (...options: string[]) =>
    runCommand(site, 'rollback', 'media', '--to', first.version, ...options);
  return { site, first, second, rollBack };
}

test('mfe diff compares the live version with the one that was live before', async () => {
  const { site, first, second, rollBack } = await createSiteWithTwoVersions();
  const compared = await runCommand(site, 'diff', 'media');
  expect(compared.out).toMatch(/routes +\/media +\/media \/clips/);
  expect(compared.out).toContain('+ media.page.js');
  await rollBack();
  const afterRollback = await runCommand(site, 'diff', 'media', '--json');
  expect(JSON.parse(afterRollback.out)).toMatchObject({ from: second.version, to: first.version });
});

test('mfe rollback prints the replaced version, and exits with 4 if nothing changes', async () => {
  const { first, second, rollBack } = await createSiteWithTwoVersions();
  const rolledBack = await rollBack('--from', second.version);
  expect(rolledBack.out.trim()).toBe(
    `media@${first.version} is live in production again, in place of ${second.version} (revision 4).`,
  );
  expect(await rollBack('--from', second.version)).toMatchObject({
    code: 4,
    out: `Nothing was done: media@${first.version} is live in production.\n`,
  });
});

test('mfe rollback without a version lists the rollback targets and exits with 2', async () => {
  const { site, first, second } = await createSiteWithTwoVersions();
  const withoutTarget = await runCommand(site, 'rollback', 'media');
  expect(withoutTarget).toMatchObject({ code: 2, out: '' });
  expect(withoutTarget.err).toContain(
    `media@${second.version} is live; earlier versions: ${first.version}.`,
  );
});

test('mfe log lists the changes, newest first', async () => {
  const { site, first, second, rollBack } = await createSiteWithTwoVersions();
  await rollBack('--by', 'ravi');
  const log = await runCommand(site, 'log', 'media');
  expect(log.out.split('\n')[1]).toMatch(
    new RegExp(`^4 +20\\S+Z +ravi +media +${second.version} +${first.version} +size: rollback`),
  );
  const jsonLog = JSON.parse((await runCommand(site, 'log', '--json')).out);
  expect(jsonLog.changes.map(({ revision }: { revision: number }) => revision)).toEqual([
    4, 3, 2, 1,
  ]);
});

test('mfe preview prints a signed link to the given versions', async () => {
  const site = await createTestStore();
  const shell = await site.publishApp({ name: 'shell' });
  const media = await site.publishApp({ name: 'media', routes: ['/clips/:id', '/clips'] });
  const targets = [`media@${media.version}`, `shell@${shell.version}`];
  const previewResult = await runCommand(site, 'preview', ...targets, '--hours', '2');
  expect(previewResult.out).toMatch(/^http:\/\/localhost:3000\/__preview\?token=[\w.-]+\n/);
  expect(previewResult.out).toContain(`Shows media@${media.version} and shell@${shell.version}`);
  const { link } = JSON.parse(
    (await runCommand(site, 'preview', `media@${media.version}`, '--json')).out,
  );
  const [content = ''] = new URL(link).searchParams.get('token')?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({
    apps: [{ name: 'media', version: media.version, digest: media.digest }],
    path: '/clips',
  });
});

test.each<[args: string[], code: number, message: string]>([
  [['media@0.1.0-0123456789ab'], 1, 'is not published'],
  [['http://other.test/remoteEntry.js'], 2, 'is not <app>@<version>'],
  [['media@0.1.0-0123456789ab', 'media@0.1.0-0123456789ac'], 2, 'one version'],
  [['media@0.1.0-0123456789ab', '--hours', '9999'], 2, '--hours takes'],
])('rejects mfe preview %j', async (args, code, message) => {
  const result = await runCommand(await createTestStore(), 'preview', ...args);
  expect(result.code).toBe(code);
  expect(result.err).toContain(message);
});

test('prints the output of a failed smoke test, which can be skipped with a reason', async () => {
  const site = await createTestStore();
  const { version } = await site.publishApp({ name: 'shell', code: 'smoulders' });
  const rejected = await runCommand(site, 'promote', `shell@${version}`);
  expect(rejected.code).toBe(3);
  expect(rejected.err).toMatch(/gate: +smoke\n +found: +\/: the page is empty\n/);
  const skipped = await runCommand(
    site,
    'promote',
    `shell@${version}`,
    '--skip-gate',
    'smoke=no browser',
  );
  expect(skipped.code).toBe(0);
});

test('a command without effect prints "Nothing was done" and exits with 4', async () => {
  const site = await createTestStore();
  const { name, version } = await site.publishAndPromote({ name: 'shell' });
  const promoted = await runCommand(site, 'promote', `${name}@${version}`);
  expect(promoted).toMatchObject({ code: 4, err: '' });
  expect(promoted.out).toMatch(/^Nothing was done\.\nshell@\S+ was live in production already\./);
  const published = await runCommand(site, 'publish', 'shell');
  expect(published).toMatchObject({ code: 4 });
  expect(published.out).toContain('Nothing was done: these builds were published before.');
  expect((await runCommand(site, 'repair')).code).toBe(4);
});

test('mfe repair prints the error in the file and the restored revision', async () => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  await fs.writeFile(storeLayout.environment(site.store, 'production'), '{');
  expect((await runCommand(site, 'status')).err).toContain('mfe repair --env production');
  const repaired = await runCommand(site, 'repair');
  expect(repaired.code).toBe(0);
  expect(repaired.out).toMatch(/is not JSON\.[^\n]*\nIt was restored from the log: revision 1\.\n/);
  expect((await runCommand(site, 'status')).code).toBe(0);
});

test.each([[['--help']], [['help']], [['promote', '-h']], [['status', '--env', 'moon', '--help']]])(
  'mfe %j prints the usage and exits with 0',
  async (args) => {
    const result = await runCommand(await createTestStore(), ...args);
    expect(result).toEqual({ code: 0, out: `${MFE_USAGE}\n`, err: '' });
  },
);

test.each<[args: string[], code: number]>([
  [['frobnicate'], 2],
  [['diff', 'media', 'enquiry'], 2],
  [['diff', 'media@0.1.0-0123456789ab', 'enquiry@0.1.0-0123456789ab'], 2],
  [['diff', 'media@0.1.0-0123456789ab@x'], 2],
  [['rollback'], 2],
  [['rollback', 'media'], 1],
  [['rollback', 'media', '--to', '../x'], 1],
  [['diff', 'media'], 1],
  [[], 2],
  [['publish'], 2],
  [['promote', 'media'], 2],
  [['status', '--env', 'moon'], 2],
  [['promote', 'media@0.1.0-0123456789ab', '--skip-gate', 'size'], 2],
  [['publish', '../shell'], 1],
  [['promote', 'media@0.1.0-0123456789ab'], 1],
])('mfe %j exits with %i and without a stack trace', async (args, code) => {
  const result = await runCommand(await createTestStore(), ...args);
  expect(result.code).toBe(code);
  expect(result.err).not.toMatch(/\n +at /);
  expect(result.err).not.toBe('');
});

test('concurrent promotions by separate processes lose no change', async () => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const names = ['a', 'b', 'c'];
  const records = [];
  for (const name of names) records.push(await site.publishApp({ name }));
  const results = await Promise.all(
    records.map(({ name, version }) => runCommandAsProcess(site, 'promote', `${name}@${version}`)),
  );
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  const status = JSON.parse((await runCommand(site, 'status', '--json')).out);
  expect(status.apps.map((app: { name: string }) => app.name).sort()).toEqual([...names, 'shell']);
  expect(status.revision).toBe(4);
});

test('a killed publication leaves no partial version, and the next publication succeeds', async () => {
  const site = await createTestStore();
  const { store, apps } = site;
  // The code is large, so its compression still runs after the first file is written.
  const noise = Array.from({ length: 60_000 }, (_, index) => Math.sin(index).toString(36)).join(
    ',',
  );
  await writeAppBuild(apps, { name: 'media', code: `[${noise}]` });
  const child = startCommand(site, 'publish', 'media');
  const closed = new Promise((done) => child.on('close', done));
  const temporaryFolder = storeLayout.temporary(store);
  const hasWrittenFile = async () => {
    const [folder] = await fs.readdir(temporaryFolder).catch((): string[] => []);
    const browser = path.join(temporaryFolder, folder ?? '', 'browser');
    return (await fs.readdir(browser).catch((): string[] => [])).includes('remoteEntry.js');
  };
  while (child.exitCode === null && !(await hasWrittenFile())) await wait(2);
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  expect(await fs.readdir(temporaryFolder)).toHaveLength(1);
  expect((await fs.readdir(store)).sort()).toEqual(['work']);
  expect((await runCommand(site, 'publish', 'media')).code).toBe(0);
  expect(await fs.readdir(temporaryFolder)).toEqual([]);
}, 30_000);

test('pin, prune and unpin print their effect, and exit with 4 if they have none', async () => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const { version } = await site.publishApp({ name: 'media' });
  const target = `media@${version}`;
  expect(await runCommand(site, 'pin', target)).toMatchObject({
    code: 0,
    out: `${target} is pinned now.\n`,
  });
  expect((await runCommand(site, 'pin', target)).code).toBe(4);
  const pruned = await runCommand(site, 'prune', '--dry-run');
  expect(pruned).toMatchObject({ code: 4, err: '' });
  expect(pruned.out).toMatch(/^Nothing was done: every version is live/);
  expect(await runCommand(site, 'unpin', target)).toMatchObject({ code: 0 });
});
