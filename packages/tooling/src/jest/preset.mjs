import path from 'node:path';

const here = import.meta.dirname;

/** Packages that ship ESM only and so must be compiled for jest's CommonJS runtime. */
const esmOnly = [
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
];

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const skipped = ['/node_modules/', '/dist/', '/.data/', '/e2e/'];

const common = (rootDir) => ({
  rootDir,
  transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!.*(${esmOnly.join('|')})/)`],
  testPathIgnorePatterns: skipped,
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.toolchain/', '/dist/'],
});

/**
 * Three kinds of tests: `.test.tsx` run in a page (jsdom), `.test.ts` in plain Node, those of the
 * API after what prepares their databases.
 */
export function jestProjects(rootDir) {
  return [
    {
      ...common(rootDir),
      displayName: 'page',
      testMatch: ['<rootDir>/{apps,packages}/**/*.test.tsx'],
      testEnvironment: path.join(here, 'page-environment.cjs'),
      setupFilesAfterEnv: [path.join(here, 'page-setup.cjs')],
      moduleNameMapper: { '\\.css$': path.join(here, 'css-classes.cjs') },
    },
    {
      ...common(rootDir),
      displayName: 'api',
      testMatch: ['<rootDir>/apps/api/**/*.test.ts'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/apps/api/src/testing/before-all.ts',
      globalTeardown: '<rootDir>/apps/api/src/testing/after-all.ts',
    },
    {
      ...common(rootDir),
      displayName: 'node',
      testMatch: ['<rootDir>/{apps,packages,tools}/**/*.test.ts'],
      testPathIgnorePatterns: [...skipped, '<rootDir>/apps/api/'],
      testEnvironment: 'node',
    },
  ];
}
