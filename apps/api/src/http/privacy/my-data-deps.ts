import type { VisitDeps } from '../../domain/privacy/visits/visit-deps.ts';

/** What the routes of a person's own data work with. */
export type MyDataDeps = VisitDeps & {
  isProduction: boolean;
};
