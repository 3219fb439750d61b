import { command } from '../run/command.mjs';

const lines = (text) => text.split('\n').filter(Boolean);

/**
 * Changed files for `npm run test:quick`: all changes since the branch left main, committed or not; on main the
 * uncommitted changes, or else the last commit.
 * @returns {Promise<{ since: string, files: string[] }>} `since`: the commit before the change; paths from the root
 */
export async function findChange(git = (...args) => command('git', args)) {
  const read = async (...args) => lines((await git(...args)).stdout);
  const untracked = await read('ls-files', '--others', '--exclude-standard');
  const changedSince = async (commit) => [
    ...(await read('diff', '--name-only', commit)),
    ...untracked,
  ];
  const [head] = await read('rev-parse', 'HEAD');
  const [base = head] = await read('merge-base', 'HEAD', 'main');
  if (base !== head) return { since: base, files: await changedSince(base) };
  const uncommitted = await changedSince('HEAD');
  if (uncommitted.length > 0) return { since: 'HEAD', files: uncommitted };
  return { since: 'HEAD~1', files: await changedSince('HEAD~1') };
}

const EVERY_APP = /^(packages\/(?!registry)|content\/|apps\/(?:api|site-server)\/)/;

/**
 * Browser tests that a change affects: changed ones, and the journeys of each changed app.
 * @param {readonly string[]} files paths from the root
 * @param {Readonly<Record<string, readonly string[]>>} journeys app to its specs below `e2e/`
 * @returns {string[]} paths from the root; empty when the change touches none
 */
export function selectBrowserTests(files, journeys) {
  const specs = files.filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'));
  const isEvery = files.some((file) => EVERY_APP.test(file));
  const touches = (app) => isEvery || files.some((file) => file.startsWith(`apps/${app}/`));
  const affected = Object.entries(journeys).filter(([app]) => touches(app));
  const journeySpecs = affected.flatMap(([, names]) => names.map((name) => `e2e/${name}`));
  return [...new Set([...specs, ...journeySpecs])];
}
