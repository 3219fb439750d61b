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
    files: ['apps/api/src/features/enquiries/forms/{decide-attempt,reveal}.ts'],
    tests: [
      'apps/api/src/features/enquiries/forms/{decide-attempt,enquiries,reveal,verified-leads}.test.ts',
    ],
  },
  lists: {
    files: ['apps/api/src/core/lists/{list-index,resolve-selection}.ts'],
    tests: ['apps/api/src/core/lists/{list-index,to-facets}.test.ts'],
  },
  limits: {
    files: ['apps/api/src/core/limits/*.ts'],
    tests: ['apps/api/src/core/limits/*.test.ts'],
  },
  codes: {
    files: [
      'apps/api/src/core/delivery/{code-service,issue-code,verify-code,start-code-service}.ts',
    ],
    tests: [
      'apps/api/src/core/delivery/{code-limits,create-code-error,create-code-service,hash-code,issue-code,send-queued-code,start-code-service,verify-code}.test.ts',
    ],
  },
  records: {
    files: ['packages/registry/src/core/{environment,composition,parse-record}.ts'],
    tests: [
      'packages/registry/src/core/{environment,composition,parse-record,recover-environment,read-earlier-compositions,list-recent-records}.test.ts',
    ],
  },
  gates: {
    files: ['packages/registry/src/core/gates/{gate,run-gates,run-smoke-test}.ts'],
    tests: [
      'packages/registry/src/core/gates/{create-gate-environment,host-api-gate,run-gates,run-gates-unit,run-smoke-test}.test.ts',
    ],
  },
  promotions: {
    files: ['packages/registry/src/core/{promote,rollback}.ts'],
    tests: [
      'packages/registry/src/core/{promote,rollback}.test.ts',
      'packages/registry/src/core/canary/canary.test.ts',
    ],
  },
  // A target of its own, because its tests start the compiler, which would triple the time of each mutant.
  types: {
    files: ['packages/registry/src/core/gates/check-types.ts'],
    tests: ['packages/registry/src/core/gates/check-types.test.ts'],
  },
  versions: {
    files: ['apps/shell/src/browser/remotes/!(create-federation|get-federation).ts'],
    tests: [
      'apps/shell/src/browser/remotes/*.test.ts',
      'apps/shell/src/browser/remotes/*.test.tsx',
    ],
  },
};
