import { command } from '../run/command.mjs';

const lines = (text) => text.split('\n').filter(Boolean);

/**
 * The change that `npm run test:quick` judges: everything since the branch left main, committed or not; on main itself
 * what is not committed, or else the last commit.
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
 * Which browser tests a change can touch: changed ones themselves, and the journeys of each app that was changed.
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
