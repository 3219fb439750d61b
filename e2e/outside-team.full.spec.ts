import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packKit } from '../tools/kit/pack-kit.mjs';
import { createBaseEnv, runShell } from '../tools/kit/testing/outside-remote.ts';
import { runMfe } from './site/registry.ts';
import { root, startServer } from './site/server-process.ts';
import { startNpmRegistry } from './site/start-npm-registry.ts';
import { expect, test, visit } from './test.ts';

const REMOTE = 'loans';

/** Variables that this machine may need to reach the npm registry. */
const NETWORK_VARIABLES = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'];

/** The environment of a team's machine contains Node and npm of the toolchain, but nothing else of this checkout. */
function createTeamEnv(): Record<string, string> {
  const { PATH, ...env } = createBaseEnv();
  const otherFolders = PATH.split(path.delimiter).filter((folder) => !folder.startsWith(root));
  const network = NETWORK_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...env,
    ...Object.fromEntries(network),
    PATH: [path.dirname(process.execPath), ...otherFolders].join(path.delimiter),
  };
}

const startRegistryService = (store: string, site: string, folder: string) =>
  startServer('apps/registry/src/main.ts', '/__health/ready', () => ({
    STORE_DIR: store,
    REGISTRY_DIR: `${store}-registry`,
    DATA_DIR: folder,
    SITES: site,
    // The pages that the smoke gate visits use this API.
    API_BASE: process.env.SITE_API ?? '',
  }));

interface PublishResult {
  readonly published: readonly { readonly name: string; readonly version: string }[];
}

test('a remote that was created outside the repository is released to 10 % of the visitors', async ({
  page,
  context,
  ownSite: { store, address },
}) => {
  test.setTimeout(10 * 60_000);
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'outside-npm-')));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const npm = await startNpmRegistry(path.join(base, 'npm'), createTeamEnv());
    stops.push(npm.stop);
    const env = { ...createTeamEnv(), npm_config_userconfig: npm.npmrc };

    await test.step('publishes the kit to the npm registry', async () => {
      const packs = path.join(base, 'packs');
      for (const pack of await packKit(packs)) await runShell(`npm publish ./${pack}`, packs, env);
    });

    const folder = path.join(base, REMOTE);
    await test.step('creates, installs, checks, tests and builds a remote', async () => {
      await runShell(`npm create --yes @tractor-haat/remote ${REMOTE}`, base, env);
      await runShell('npm install', folder, env);
      const lock = fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
      expect(lock).toMatch(/http:\/\/127\.0\.0\.1:\d+\/@tractor-haat\/platform/);
      expect(await runShell('npm run check', folder, env)).toContain('Every text is translated');
      await runShell('npm test', folder, env);
      expect(await runShell('npm run build', folder, env)).toContain(`${REMOTE} built in`);
    });

    await test.step('publishes it over HTTP for all and its next version for 10 %', async () => {
      const service = await startRegistryService(store, address, path.join(base, 'data'));
      stops.push(service.stop);
      const rights = ['--env', 'production', '--rights', 'publish,promote'];
      const create = ['token', 'create', '--team', REMOTE, '--apps', REMOTE, ...rights];
      const { token } = await runMfe<{ token: string }>(store, create);
      const team = { ...env, REGISTRY_URL: service.address, MFE_TOKEN: token };
      const publish = async () => {
        const { published }: PublishResult = JSON.parse(
          await runShell('npx mfe publish --json', folder, team),
        );
        return published.map(({ name, version }) => `${name}@${version}`).join();
      };
      await runShell(`npx mfe promote ${await publish()}`, folder, team);
      const texts = path.join(folder, 'src', 'locales', `${REMOTE}.en.json`);
      const title = fs.readFileSync(texts, 'utf8').replaceAll('"Loans"', '"Farm loans"');
      fs.writeFileSync(texts, title);
      await runShell('npm run build', folder, env);
      const next = await publish();
      await runShell(`npx mfe promote ${next} --to 10%`, folder, team);
      expect(await runShell('npx mfe log --json', folder, team)).toContain(next.split('@')[1]);
    });

    const readTitle = async (bucket: number) => {
      await context.addCookies([{ name: 'bucket', value: String(bucket), url: address }]);
      const html = await (await page.request.get(`${address}/${REMOTE}`)).text();
      return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
    };
    await test.step('shows the next version to a browser of the 10 % only', async () => {
      await expect.poll(() => readTitle(50)).toBe('Loans');
      await expect.poll(() => readTitle(3)).toBe('Farm loans');
      await visit(page, `${address}/${REMOTE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farm loans');
      await page.getByRole('button', { name: /^Show all \d+$/ }).click();
      await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
      expect(await readTitle(50)).toBe('Loans');
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
    fs.rmSync(base, { recursive: true, force: true });
  }
});
