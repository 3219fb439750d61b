import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractCommands } from './extract-commands.ts';
import { RUN_ELSEWHERE } from './run-elsewhere.ts';
import { createNewcomer } from './testing/newcomer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'documented-commands-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));

/** Replaces folders in a command of the docs by folders of the test. */
const withTestFolder = (command: string) =>
  command.replace('/srv/packs', `${data}/packs`).replace('/backups/', `${data}/`);

/** Settings of a new site that sends no messages. */
const env = { DATA_DIR: data, DATABASE_URL: '', OTP_PROVIDER: 'outbox' };

/** Commands that exit by themselves and change nothing outside DATA_DIR, in the order of their dependencies. */
const COMMANDS: readonly (readonly [command: string, result: RegExp])[] = [
  ['npm run doctor', /✓ Node/],
  ['npm run help', /npm run mfe/],
  ['npm run mfe -- status', /production/],
  ['npm run mfe -- status --json', /"env": ?"production"/],
  ['npm run mfe -- log --verify', /The log is intact/],
  ['npm run content:version', /The content version is (?:still|now) \d+/],
  ['npm run content:import', /The content was written|The content is unchanged/],
  ['npm run desk:invite -- --email a@b.in --role admin', /\/desk\/invitation\/\w+/],
  ['npm run leads:export -- --since 2026-01-01 --json', /"leads": \[\]/],
  ['npm run backup -- /backups/today.tar', /Everything is in \S+today\.tar/],
  ['npm run pack:kit -- --to /srv/packs', /create-remote-\d+\.\d+\.\d+\.tgz/],
  ['node tools/contract.mjs', /is compatible/],
];

test.each(COMMANDS)('%s exits with 0 and prints its result', async (command, result) => {
  expect(await createNewcomer(root, env).run(withTestFolder(command))).toMatch(result);
});

/** In a new store every version is in use, so that these commands exit with 4 and a reason. */
const PRUNE_COMMANDS = ['npm run mfe -- prune --dry-run', 'npm run mfe -- prune'];

test.each(PRUNE_COMMANDS)('%s removes no version of a new store', async (command) => {
  const newcomer = createNewcomer(root, env);
  expect(await newcomer.run(`${command} 2>&1 || [ $? -eq 4 ]`)).toMatch(/^Nothing was done: /m);
});

/**
 * Load tests on PostgreSQL with small numbers. Only their output is checked, because their limits need an idle machine.
 */
const BENCH_COMMANDS = ['api', 'used', 'search'].map((name) => `npm run bench -- ${name}`);
const SMALL_SIZES = { BENCH_SECONDS: '1', BENCH_USED: '2000', BENCH_TRACTORS: '500' };
const hasPostgres = process.env.TEST_DATABASE_URL !== undefined;

// Skipped without PostgreSQL.
(hasPostgres ? test : test.skip).each(BENCH_COMMANDS)('%s prints its results', async (command) => {
  const database = { BENCH_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' };
  const newcomer = createNewcomer(root, { DATA_DIR: data, ...database, ...SMALL_SIZES });
  const output = await newcomer.run(`${command} || [ $? -eq 1 ]`);
  expect(output).toMatch(/\d+ (?:requests|reads|suggestions) at \d+\/s .*, 0 failed/);
});

const documents = fs
  .globSync(['*.md', 'docs/{,tasks/}*.md', '{apps,packages,tools}/*/README.md'], { cwd: root })
  .filter((file) => !file.includes('node_modules'));
const documentedCommands = [...new Set(documents.flatMap(extractCommands))];

test('each documented command is tested here or listed in RUN_ELSEWHERE', () => {
  const testedCommands = new Set([
    ...COMMANDS.map(([command]) => command),
    ...PRUNE_COMMANDS,
    ...BENCH_COMMANDS,
  ]);
  // Variants of tested commands: with options in brackets, or with another folder.
  const variants = new Set([
    'npm run pack:kit',
    'npm run leads:export -- [--since YYYY-MM-DD] [--json]',
  ]);
  const untested = documentedCommands.filter(
    (command) =>
      !testedCommands.has(command) &&
      !variants.has(command) &&
      !RUN_ELSEWHERE.some(([pattern]) => pattern.test(command)),
  );
  expect(untested).toEqual([]);
});

test('each pattern in RUN_ELSEWHERE matches a documented command', () => {
  const unused = RUN_ELSEWHERE.filter(
    ([pattern]) => !documentedCommands.some((command) => pattern.test(command)),
  );
  expect(unused.map(([, reason]) => reason)).toEqual([]);
});
