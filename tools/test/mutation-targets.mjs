/**
 * Files for mutation tests: tests must detect at least 85 of 100 mutants.
 * @type {Readonly<Record<string, { files: readonly string[] }>>}
 */
export const mutationTargets = {
  emi: {
    files: ['packages/pages/src/loan/loan-terms.ts', 'apps/finance/src/emi/{schedule,limits}.ts'],
  },
  languages: { files: ['packages/i18n/src/{localized-path,languages}.ts'] },
  enquiries: { files: ['apps/api/src/domain/enquiries/forms/{decide,reveal}.ts'] },
  lists: { files: ['apps/api/src/shared/lists/{list-index,to-facets,bit-set,to-band-slugs}.ts'] },
  limits: { files: ['apps/api/src/shared/limits/*.ts'] },
  codes: { files: ['apps/api/src/domain/people/codes/*.ts'] },
  registry: {
    files: [
      'packages/registry/src/{promote,rollback,environment,composition,record}.ts',
      'packages/registry/src/gates/*.ts',
    ],
  },
  versions: { files: ['apps/shell/src/browser/remotes/*.ts'] },
};
