import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = import.meta.dirname;

/** ESM-only packages, which are compiled because jest runs CommonJS. */
const ESM_ONLY_PACKAGES = [
  'i18next',
  'react-i18next',
  'swiper',
  'lucide-react',
  'content-disposition',
  'cookie',
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'unist-util-[^/]+',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'markdown-table',
  'longest-streak',
  'ccount',
  'zwitch',
  'jose',
  'n2words',
  'pg-boss',
  'serialize-error',
  'non-error',
  'rrule-temporal',
  // The installed kit in the repository of a team.
  '@tractor-haat',
];

const SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const IGNORED_PATTERNS = [
  '/node_modules/',
  '/dist/',
  '/.data/',
  '/e2e/',
  ...(process.env.TEST_FULL === '1' ? [] : ['\\.full\\.test\\.tsx?$']),
];

const createConfig = (rootDir) => ({
  rootDir,
  transform: {
    '^.+\\.(t|j|mj)sx?$': [fileURLToPath(import.meta.resolve('@swc/jest')), SWC_OPTIONS],
  },
  transformIgnorePatterns: [`/node_modules/(?!.*(${ESM_ONLY_PACKAGES.join('|')})/)`],
  testPathIgnorePatterns: IGNORED_PATTERNS,
  modulePathIgnorePatterns: [
    '<rootDir>/.data/',
    '<rootDir>/.toolchain/',
    '<rootDir>/.mutation/',
    '/dist/',
  ],
});

const PAGE_CONFIG = {
  testEnvironment: path.join(folder, 'page-environment.cjs'),
  setupFilesAfterEnv: [path.join(folder, 'page-setup.cjs')],
  moduleNameMapper: { '\\.css$': path.join(folder, 'css-classes.cjs') },
};

/**
 * Tests without a DOM run in plain Node with type stripping. Modules are loaded once per worker instead of once per
 * file, which halves the time of the API tests (docs/testing.md).
 */
const createNodeConfig = (rootDir) => ({
  runner: path.join(rootDir, 'tools/test/light-runner.mjs'),
  setupFilesAfterEnv: [path.join(folder, 'plain-node-setup.mjs')],
});

/** Only the `dist` of the remote is ignored, because the code of the installed kit is in folders named `dist` too. */
const createTeamConfig = (rootDir) => ({
  ...createConfig(rootDir),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
});

/** Jest configuration of a remote in its own repository: `.test.tsx` in jsdom, `.test.ts` in Node. */
export const remoteTests = (rootDir) => ({
  projects: [
    {
      ...createTeamConfig(rootDir),
      ...PAGE_CONFIG,
      displayName: 'page',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
    {
      ...createTeamConfig(rootDir),
      displayName: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
});

/** Jest projects of this repository: `.test.tsx` in jsdom, `.test.ts` in plain Node, and API tests with databases. */
export function jestProjects(rootDir) {
  return [
    {
      ...createConfig(rootDir),
      displayName: 'page',
      ...PAGE_CONFIG,
      testMatch: ['<rootDir>/{apps,packages,tools}/**/*.test.tsx'],
    },
    {
      ...createConfig(rootDir),
      displayName: 'api',
      ...createNodeConfig(rootDir),
      testMatch: ['<rootDir>/apps/api/**/*.test.ts'],
      globalSetup: '<rootDir>/apps/api/src/testing/before-all.ts',
      globalTeardown: '<rootDir>/apps/api/src/testing/after-all.ts',
    },
    {
      ...createConfig(rootDir),
      displayName: 'node',
      testMatch: ['<rootDir>/{apps,packages,tools}/**/*.test.ts'],
      ...createNodeConfig(rootDir),
      testPathIgnorePatterns: [...IGNORED_PATTERNS, '<rootDir>/apps/api/'],
    },
  ];
}
