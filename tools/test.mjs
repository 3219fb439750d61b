// `npm test` runs all checks and tests, `--full` with the large counts, `--quick` only those that the change affects.
import './run/node-version.mjs';
import path from 'node:path';
import { provideChromium } from '../packages/tooling/src/chromium/provide-chromium.mjs';
import { canInstallPackages } from '../packages/tooling/src/debian/install-packages.mjs';
import { buildApps } from './build/build-apps.mjs';
import { installDependencies } from './install/install-dependencies.mjs';
import { root } from './run/paths.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';
import { runCommand } from './run/run-command.mjs';
import { withPreparationLock } from './run/with-preparation-lock.mjs';
import { countJest, countPlaywright } from './test/add-counts.mjs';
import { APP_JOURNEYS } from './test/app-journeys.mjs';
import { findChange, selectBrowserTests } from './test/find-change.mjs';
import { findPostgres, providePostgresTools } from './test/find-postgres.mjs';
import { readJestTimes, readPlaywrightTimes } from './test/format-slowest.mjs';
import { recordFullRun } from './test/record-full-run.mjs';
import { printSummary, runSteps } from './test/run-steps.mjs';
import { runTestRunner } from './test/run-test-runner.mjs';
import { watchMemory } from './test/watch-memory.mjs';
import { getToolchain } from './toolchain/get-toolchain.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';
import { runChecks } from './verify/run-checks.mjs';

const isFull = process.argv.includes('--full');
const isQuick = process.argv.includes('--quick');

// Tests read TEST_FULL and use larger counts.
const createEnvironment = (extra) => ({
  ...getToolchain().env,
  ...(isFull ? { TEST_FULL: '1' } : {}),
  ...extra,
});

const getBinaryPath = (folder, name) => path.join(root, folder, 'node_modules', '.bin', name);

async function findBrowser() {
  const { path: chromiumPath, isNew } = await provideChromium().catch((error) => {
    throw new PlainFailure(error.message);
  });
  return { ok: true, note: isNew ? `${chromiumPath}, installed` : chromiumPath };
}

async function runJest(selection = []) {
  const postgres = await findPostgres();
  console.log(
    postgres
      ? `API tests on PGlite and on PostgreSQL ${postgres.version}.`
      : 'API tests on PGlite; no PostgreSQL was found (TEST_DATABASE_URL or 127.0.0.1:5432).',
  );
  if (postgres) await providePostgresTools();
  const env = createEnvironment(postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  return runTestRunner({
    name: 'jest',
    createCommand: (report) => ({
      file: getBinaryPath('.', 'jest'),
      args: ['--json', '--outputFile', report, ...selection],
      env,
    }),
    countTests: countJest,
    readTimes: readJestTimes,
    mayBeEmpty: isQuick,
  });
}

function runBrowserTests(files = []) {
  return runTestRunner({
    name: 'playwright',
    createCommand: (report) => ({
      file: getBinaryPath('e2e', 'playwright'),
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...files],
      env: createEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    }),
    countTests: countPlaywright,
    readTimes: readPlaywrightTimes,
  });
}

async function runTool(file) {
  const options = { env: createEnvironment(), show: true };
  const { code } = await runCommand(getToolchain().node, [path.join(root, file)], options);
  return { ok: code === 0 };
}

const createPreparation = (task) => async () => {
  const note = await withPreparationLock(task);
  return { ok: true, ...(note ? { note } : {}) };
};

/** apt-get can install the browser while npm downloads. Playwright's own installer needs the dependencies first. */
const earlyBrowser = canInstallPackages() ? findBrowser() : null;
// The step `chromium` reports the error.
earlyBrowser?.catch(() => {});

const firstSteps = [
  { name: 'toolchain', run: async () => ({ ok: true, note: await installToolchain() }) },
  { name: 'dependencies', run: createPreparation(() => installDependencies()) },
  { name: 'chromium', run: () => earlyBrowser ?? findBrowser() },
  { name: 'verify', isCheck: true, run: async () => ({ ok: await runChecks() }) },
];

const build = { name: 'build', run: createPreparation(() => buildApps()) };

const createAllSteps = () => [
  ...firstSteps,
  { name: 'unit and API', isCheck: true, run: () => runJest() },
  build,
  { name: 'budgets', isCheck: true, run: () => runTool('tools/budgets.mjs') },
  { name: 'browser', isCheck: true, run: () => runBrowserTests() },
];

/** Selects tests that import changed files, and browser tests of changed apps. */
async function createQuickSteps() {
  const { since, files } = await findChange();
  const browserTests = selectBrowserTests(files, APP_JOURNEYS);
  const selection = [`--changedSince=${since}`, '--passWithNoTests'];
  return [
    ...firstSteps,
    { name: 'unit and API', run: () => runJest(selection) },
    ...(browserTests.length > 0
      ? [build, { name: 'browser', run: () => runBrowserTests(['--no-deps', ...browserTests]) }]
      : []),
  ];
}

/** Runs only with `--full`, because each mutation runs tests. */
const mutation = { name: 'mutation', isCheck: true, run: () => runTool('tools/mutation.mjs') };

async function main() {
  const stopWatching = watchMemory();
  const result = await runSteps(
    isQuick ? await createQuickSteps() : [...createAllSteps(), ...(isFull ? [mutation] : [])],
    // A full run takes hours, so a failure must not hide failures of later steps.
    { continues: isFull },
  );
  if (isFull) await recordFullRun(result.rows, result.closing);
  const peakGb = stopWatching().toFixed(1);
  console.log(`\nPeak memory: ${peakGb} GB more than at the start.`);
  printSummary(result);
  process.exitCode = result.ok ? 0 : 1;
}

main().catch(fail);
