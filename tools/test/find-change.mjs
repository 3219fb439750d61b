import { runCommand } from '../run/run-command.mjs';

const toLines = (text) => text.split('\n').filter(Boolean);

/**
 * Finds the changes for `npm run test:quick`. On a branch these are all changes since it left main, committed or not.
 * On main these are the uncommitted changes, or the last commit if there are none.
 * @returns {Promise<{ since: string, files: string[] }>} `since` is the commit before the change. `files` are paths
 * from the root
 */
export async function findChange(git = (...args) => runCommand('git', args)) {
  const readLines = async (...args) => toLines((await git(...args)).stdout);
  const untracked = await readLines('ls-files', '--others', '--exclude-standard');
  const changedSince = async (commit) => [
    ...(await readLines('diff', '--name-only', commit)),
    ...untracked,
  ];
  const [head] = await readLines('rev-parse', 'HEAD');
  const [base = head] = await readLines('merge-base', 'HEAD', 'main');
  if (base !== head) return { since: base, files: await changedSince(base) };
  const uncommitted = await changedSince('HEAD');
  if (uncommitted.length > 0) return { since: 'HEAD', files: uncommitted };
  return { since: 'HEAD~1', files: await changedSince('HEAD~1') };
}

const FILES_OF_ALL_APPS = /^(packages\/(?!registry)|content\/|apps\/(?:api|site-server)\/)/;

/**
 * Selects changed browser tests, and the journeys of each changed app.
 * @param {readonly string[]} files paths from the root
 * @param {Readonly<Record<string, readonly string[]>>} journeys app to its specs below `e2e/`
 * @returns {string[]} paths from the root, empty if the change affects no test
 */
export function selectBrowserTests(files, journeys) {
  const specs = files.filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'));
  const affectsAllApps = files.some((file) => FILES_OF_ALL_APPS.test(file));
  const isAffected = (app) =>
    affectsAllApps || files.some((file) => file.startsWith(`apps/${app}/`));
  const affected = Object.entries(journeys).filter(([app]) => isAffected(app));
  const journeySpecs = affected.flatMap(([, names]) => names.map((name) => `e2e/${name}`));
  return [...new Set([...specs, ...journeySpecs])];
}
