/**
 * The tests of a target must detect at least 85 of 100 mutants of its files.
 * @type {Readonly<Record<string, { files: readonly string[], tests: readonly string[] }>>}
 */
export const mutationTargets = {
  emi: {
    files: ['packages/pages/src/loan/loan-terms.ts', 'apps/finance/src/emi/{schedule,limits}.ts'],
    tests: ['packages/pages/src/loan/*.test.ts', 'apps/finance/src/emi/*.test.ts'],
  },
  languages: {
    files: ['packages/i18n/src/{localized-path,languages}.ts'],
    tests: ['packages/i18n/src/{localized-path,caller-language,name-language}.test.ts'],
  },
  enquiries: {
    files: ['apps/api/src/domain/enquiries/forms/{decide-attempt,reveal}.ts'],
    tests: [
      'apps/api/src/domain/enquiries/forms/{decide-attempt,enquiries,reveal,verified-leads}.test.ts',
    ],
  },
  lists: {
    files: [
      'apps/api/src/shared/lists/{list-index,resolve-selection,to-facets,bit-set,to-band-slugs}.ts',
    ],
    tests: ['apps/api/src/shared/lists/{list-index,to-facets}.test.ts'],
  },
  limits: {
    files: ['apps/api/src/shared/limits/*.ts'],
    tests: ['apps/api/src/shared/limits/*.test.ts'],
  },
  codes: {
    files: ['apps/api/src/domain/people/codes/*.ts'],
    tests: ['apps/api/src/domain/people/codes/!(*.full).test.ts'],
  },
  registry: {
    files: [
      'packages/registry/src/{promote,rollback,environment,composition,parse-record}.ts',
      'packages/registry/src/gates/{create-gate-environment,gate,run-gates,run-smoke-test}.ts',
    ],
    tests: [
      'packages/registry/src/{promote,rollback,composition,environment,parse-record,recover-environment}.test.ts',
      'packages/registry/src/canary/canary.test.ts',
      'packages/registry/src/gates/{create-gate-environment,host-api-gate,run-gates,run-gates-unit,run-smoke-test}.test.ts',
    ],
  },
  // A target of its own, because its tests start the compiler, which would triple the time of each mutant.
  types: {
    files: ['packages/registry/src/gates/check-types.ts'],
    tests: ['packages/registry/src/gates/check-types.test.ts'],
  },
  versions: {
    files: ['apps/shell/src/browser/remotes/*.ts'],
    tests: [
      'apps/shell/src/browser/remotes/*.test.ts',
      'apps/shell/src/browser/remotes/*.test.tsx',
      'apps/shell/src/browser/import-with-retry.test.ts',
    ],
  },
};
