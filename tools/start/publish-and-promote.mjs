import fs from 'node:fs';
import path from 'node:path';
import { listAppNames } from '../build/list-app-names.mjs';
import { getStoreFolder, root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';

const getEnvironmentName = () => process.env.SITE_ENV || 'production';

const SMOKE_SKIP_REASON = 'smoke=promoted by npm start on the machine that built it';

/** Exit code of `mfe` when there was nothing to do. */
const UP_TO_DATE_CODE = 4;

/** Publishes all builds, and promotes those that have changed since the last start. Returns a note for the step. */
export async function publishAndPromote() {
  const store = getStoreFolder();
  const env = getEnvironmentName();
  const lastStartFile = path.join(store, `last-start-${env}.json`);
  const { published } = await runMfe('publish', ...listAppNames());
  const promotions = selectPromotions(published, readJson(lastStartFile), await listLiveApps(env));
  if (promotions.length === 0) return 'up to date';
  const targets = promotions.map(({ name, version }) => `${name}@${version}`);
  await runMfe(
    'promote',
    ...targets,
    '--env',
    env,
    '--by',
    'npm-start',
    '--skip-gate',
    SMOKE_SKIP_REASON,
  );
  const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]));
  fs.writeFileSync(`${lastStartFile}.new`, JSON.stringify(versions));
  fs.renameSync(`${lastStartFile}.new`, lastStartFile);
  return targets.join(' ');
}

/**
 * Commands must use the store of this checkout. With `REGISTRY_URL`, which is a setting of the API, they would publish
 * to that registry.
 */
export const withLocalStore = (env) => ({ ...env, STORE_DIR: getStoreFolder(), REGISTRY_URL: '' });

/** Returns the result of a command of the registry. Throws its error message as a PlainFailure. */
async function runMfe(...args) {
  const { node, env } = getToolchain();
  const cli = path.join(root, 'packages', 'registry', 'src', 'cli.ts');
  const options = { env: withLocalStore(env) };
  const { code, stdout, output } = await runCommand(node, [cli, ...args, '--json'], options);
  if (code === 0 || code === UP_TO_DATE_CODE) return JSON.parse(stdout);
  let message;
  try {
    message = JSON.parse(stdout).error.message;
  } catch {
    message = explainFailure(output) ?? getLastLines(output);
  }
  throw new PlainFailure(message);
}

/** Returns the names of live apps. A broken environment is repaired first, so that a start needs no manual step. */
async function listLiveApps(env) {
  const readStatus = () => runMfe('status', '--env', env);
  const { apps } = await readStatus().catch(async () => {
    await runMfe('repair', '--env', env);
    return readStatus();
  });
  return apps.map(({ name }) => name);
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Selects apps whose build has changed since the last start, so that a manual promotion or rollback stays in effect.
 */
export function selectPromotions(published, lastVersions, live) {
  return published.filter(
    ({ name, version }) => lastVersions?.[name] !== version || !live.includes(name),
  );
}
