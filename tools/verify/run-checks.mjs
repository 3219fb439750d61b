import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { command } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { formatDuration } from '../run/run-step.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { findCrumbs } from './find-crumbs.mjs';
import { findLongFiles, MAX_LINES } from './find-long-files.mjs';
import { findParticipleTypes } from './find-participle-types.mjs';
import { exceeded, measureStyle } from './style/measure-style.mjs';

async function tool(name, args) {
  const file = path.join(root, 'node_modules', '.bin', name);
  return command(file, args, { env: getToolchain().env });
}

async function script(file) {
  const { node, env } = getToolchain();
  return command(node, [path.join(root, file)], { env });
}

/** Source folders of all apps and packages, and of tools/content. */
const sources = () => [
  'tools/content',
  ...['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(path.join(root, group))
      .map((name) => path.join(group, name, 'src'))
      .filter((folder) => fs.existsSync(path.join(root, folder))),
  ),
];

function fileLengths() {
  const longFiles = findLongFiles();
  const list = longFiles.map(({ file, lines }) => `${file}: ${lines} lines`).join('\n');
  const output = `${list}\nSplit files of more than ${MAX_LINES} lines by topic.`;
  return Promise.resolve({ code: longFiles.length === 0 ? 0 : 1, output });
}

/** An in-process check that lists locations and a fix. */
function listed(found, advice) {
  const code = found.length === 0 ? 0 : 1;
  return { code, output: [...found, advice].join('\n') };
}

const crumbs = async () =>
  listed(
    findCrumbs().map(({ file, importer }) => `${file}: only ${importer} imports it`),
    'Merge the file into its importer: see tools/verify/find-crumbs.mjs.',
  );

const typeNames = async () =>
  listed(
    findParticipleTypes(),
    'Name the type by a noun: see tools/verify/find-participle-types.mjs.',
  );

/** Findings of rules that a package breaks more often than its limit allows. */
const style = async () =>
  listed(
    exceeded(measureStyle()).map(
      ({ file, line, rule, text }) => `${file}:${line} ${rule}: ${text}`,
    ),
    'More than tools/verify/style/limits.json allows for the package: see docs/style.md.',
  );

// Imported lazily: they need packages that `npm test` installs first.
const unwrappedTexts = async () => {
  const { findUnwrappedTexts } = await import('./find-unwrapped-texts.mjs');
  return listed(
    findUnwrappedTexts(),
    'Give the text or the conditional child an element of its own: see tools/verify/find-unwrapped-texts.mjs.',
  );
};

const clearNames = async () => {
  const { findUnclearNames } = await import('./unclear-names.mjs');
  return listed(
    findUnclearNames(),
    'Use a term of docs/glossary.md: see tools/verify/unclear-names.mjs.',
  );
};

const browserSupport = async () => {
  const { findUnsupportedApis } = await import('./find-unsupported-apis.mjs');
  return listed(
    findUnsupportedApis(),
    'Not available in all browsers of packages/tooling/src/supported-browsers.mjs: check for support first, or avoid them.',
  );
};

/** Caches of the tools, by file content. */
const cache = (name) => path.join(root, '.data', 'verify', name);

const types = (project, name) =>
  tool('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', cache(`${name}.tsbuildinfo`)]);

const importRules = () =>
  tool('depcruise', [
    ...['--config', '.dependency-cruiser.cjs'],
    ...['--cache', cache('import-rules'), '--cache-strategy', 'content'],
    ...sources(),
  ]);

/**
 * The longest first, so that no short check waits for a long one at the end.
 * @type {[name: string, run: () => Promise<{ code: number, output: string }>][]}
 */
const checks = [
  ['types', () => types('tsconfig.json', 'types')],
  ['import rules', importRules],
  ['dead code', () => tool('knip', ['--cache', '--cache-location', cache('dead-code')])],
  ['format and lint', () => tool('biome', ['ci', '.', '--max-diagnostics=100'])],
  ['types of tools', () => types('tools/tsconfig.json', 'types-of-tools')],
  ['translations', () => script('packages/i18n/src/check/main.ts')],
  ['contract', () => script('tools/contract.mjs')],
  ['file length', fileLengths],
  ['crumbs', crumbs],
  ['type names', typeNames],
  ['clear names', clearNames],
  ['style', style],
  ['bare text', unwrappedTexts],
  ['browser support', browserSupport],
];

async function runCheck([name, check]) {
  const started = performance.now();
  const { code, output } = await check();
  return { name, ok: code === 0, output, time: formatDuration(performance.now() - started) };
}

/** Runs all checks, as many at a time as there are processors, and prints the results; true if all pass. */
export async function runChecks() {
  const queue = [...checks];
  const results = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift())
      results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  for (const { name, ok, output } of results)
    if (!ok) console.log(`\n✗ ${name}\n${output.trimEnd()}`);
  console.log('');
  for (const { name, ok, time } of results)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(18)}${time.padStart(10)}`);
  return results.every(({ ok }) => ok);
}
