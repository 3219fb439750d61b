import fs from 'node:fs';
import path from 'node:path';
import { appNames } from '../build/apps.mjs';
import { command, lastLines } from '../run/command.mjs';
import { root, storeFolder } from '../run/paths.mjs';
import { PlainFailure, sentenceFor } from '../run/plain-failure.mjs';
import { toolchainOf } from '../toolchain/toolchain-of.mjs';

/** The environment that the site server will serve. */
const environmentName = () => process.env.SITE_ENV || 'production';

const SMOKE = 'smoke=promoted by npm start on the machine that built it';

async function mfe(...args) {
  const { node, env } = toolchainOf();
  const cli = path.join(root, 'packages', 'registry', 'src', 'cli.ts');
  const options = { env: { ...env, STORE_DIR: storeFolder() } };
  const { code, stdout, output } = await command(node, [cli, ...args, '--json'], options);
  if (code === 0) return JSON.parse(stdout);
  let message;
  try {
    message = JSON.parse(stdout).error.message;
  } catch {
    message = sentenceFor(output) ?? lastLines(output);
  }
  throw new PlainFailure(message);
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * What is to go live: each app whose build is another one than at the last start. A version that a
 * developer promoted or rolled back by hand since then stays.
 */
export function toPromote(published, last, environment) {
  const isLive = (name) => (name === 'shell' ? environment?.shell : environment?.remotes?.[name]);
  return published.filter(({ name, version }) => last?.[name] !== version || !isLive(name));
}

/** Publishes all builds and makes the new ones live. */
export async function publishAndPromote() {
  const store = storeFolder();
  const env = environmentName();
  const memory = path.join(store, `last-start-${env}.json`);
  const { published } = await mfe('publish', ...appNames());
  const environment = readJson(path.join(store, 'environments', `${env}.json`));
  const fresh = toPromote(published, readJson(memory), environment);
  if (fresh.length === 0) return 'up to date';
  const targets = fresh.map(({ name, version }) => `${name}@${version}`);
  await mfe('promote', ...targets, '--env', env, '--by', 'npm-start', '--skip-gate', SMOKE);
  const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]));
  fs.writeFileSync(`${memory}.new`, JSON.stringify(versions));
  fs.renameSync(`${memory}.new`, memory);
  return targets.join(' ');
}
