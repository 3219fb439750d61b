import { mutationTargets } from './tools/test/mutation-targets.mjs';

/** Set by `node tools/mutation.mjs <target>`. */
const name = process.env.MUTATION_TARGET ?? '';
const target = mutationTargets[name];
if (!target)
  throw new Error(`MUTATION_TARGET is one of ${Object.keys(mutationTargets).join(', ')}`);

export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'tools/test/mutation-jest.config.mjs',
    enableFindRelatedTests: false,
  },
  mutate: [...target.files, '!**/*.test.*', '!**/testing/**'],
  // Tests run in plain Node through jest-light-runner, which has no Jest environment that records coverage.
  coverageAnalysis: 'off',
  concurrency: 2,
  // A mutant that times out counts as detected, so a busy machine must not cause timeouts.
  timeoutMS: 20_000,
  // The file does not exist. Stryker would rewrite tsconfig.json with an old API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  ignorePatterns: ['/.data', '/.toolchain', '/e2e', '**/dist'],
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: `.data/mutation/${name}.json` },
  // Not below .data, which jest ignores.
  tempDirName: '.mutation',
  thresholds: { high: 95, low: 85, break: 85 },
};
