import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { runCommand } from '../run/run-command.mjs';
import { formatDuration } from '../run/run-step.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { findCrumbs } from './find-crumbs.mjs';
import { findLongFiles, MAX_LINES } from './find-long-files.mjs';
import { findParticipleTypes } from './find-participle-types.mjs';
import { filterExceeded, measureStyle } from './style/measure-style.mjs';

/** Runs all checks in parallel, one per processor. Resolves to true if all pass. */
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

async function runTool(name, args) {
  const file = path.join(root, 'node_modules', '.bin', name);
  return runCommand(file, args, { env: getToolchain().env });
}

async function runScript(file) {
  const { node, env } = getToolchain();
  return runCommand(node, [path.join(root, file)], { env });
}

const listSourceFolders = () => [
  'tools/content',
  ...['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(path.join(root, group))
      .map((name) => path.join(group, name, 'src'))
      .filter((folder) => fs.existsSync(path.join(root, folder))),
  ),
];

/** `advice` explains how to fix the violations. */
function toResult(violations, advice) {
  const code = violations.length === 0 ? 0 : 1;
  return { code, output: [...violations, advice].join('\n') };
}

const checkFileLengths = async () =>
  toResult(
    findLongFiles().map(({ file, lines }) => `${file}: ${lines} lines`),
    `Split files of more than ${MAX_LINES} lines by topic.`,
  );

const checkCrumbs = async () =>
  toResult(
    findCrumbs().map(({ file, importer }) => `${file}: only ${importer} imports it`),
    'Merge the file into its importer: see tools/verify/find-crumbs.mjs.',
  );

const checkTypeNames = async () =>
  toResult(
    findParticipleTypes(),
    'Name the type by a noun: see tools/verify/find-participle-types.mjs.',
  );

/** A package fails if it violates a rule more often than its limit allows. */
const checkStyle = async () =>
  toResult(
    filterExceeded(measureStyle()).map(
      ({ file, line, rule, text }) => `${file}:${line} ${rule}: ${text}`,
    ),
    'More than tools/verify/style/limits.json allows for the package: see docs/style.md.',
  );

// These modules are imported on demand, because `npm test` imports this file before their packages are installed.
const checkUnwrappedTexts = async () => {
  const { findUnwrappedTexts } = await import('./find-unwrapped-texts.mjs');
  return toResult(
    findUnwrappedTexts(),
    'Give the text or the conditional child an element of its own: see tools/verify/find-unwrapped-texts.mjs.',
  );
};

const checkNames = async () => {
  const { findUnclearNames } = await import('./find-unclear-names.mjs');
  return toResult(
    findUnclearNames(),
    'Use a term of docs/glossary.md: see tools/verify/find-unclear-names.mjs.',
  );
};

const checkBrowserSupport = async () => {
  const { findUnsupportedApis } = await import('./find-unsupported-apis.mjs');
  return toResult(
    findUnsupportedApis(),
    'Not available in all browsers of packages/tooling/src/supported-browsers.mjs: check for support first, or avoid them.',
  );
};

/** All tools compare cached files by their content. */
const toCachePath = (name) => path.join(root, '.data', 'verify', name);

const checkTypes = (project, name) =>
  runTool('tsc', [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    toCachePath(`${name}.tsbuildinfo`),
  ]);

const checkImportRules = () =>
  runTool('depcruise', [
    ...['--config', '.dependency-cruiser.cjs'],
    ...['--cache', toCachePath('import-rules'), '--cache-strategy', 'content'],
    ...listSourceFolders(),
  ]);

/**
 * The longest checks come first, so that none of them starts last.
 * @type {{ name: string, run: () => Promise<{ code: number, output: string }> }[]}
 */
const checks = [
  { name: 'types', run: () => checkTypes('tsconfig.json', 'types') },
  { name: 'import rules', run: checkImportRules },
  {
    name: 'dead code',
    run: () => runTool('knip', ['--cache', '--cache-location', toCachePath('dead-code')]),
  },
  { name: 'format and lint', run: () => runTool('biome', ['ci', '.', '--max-diagnostics=100']) },
  { name: 'types of tools', run: () => checkTypes('tools/tsconfig.json', 'types-of-tools') },
  { name: 'translations', run: () => runScript('packages/i18n/src/check/main.ts') },
  { name: 'contract', run: () => runScript('tools/contract.mjs') },
  { name: 'file length', run: checkFileLengths },
  { name: 'crumbs', run: checkCrumbs },
  { name: 'type names', run: checkTypeNames },
  { name: 'clear names', run: checkNames },
  { name: 'style', run: checkStyle },
  { name: 'bare text', run: checkUnwrappedTexts },
  { name: 'browser support', run: checkBrowserSupport },
];

async function runCheck({ name, run }) {
  const startedAt = performance.now();
  const { code, output } = await run();
  return { name, ok: code === 0, output, time: formatDuration(performance.now() - startedAt) };
}
