import type { VisitDeps } from '../../../domain/people/privacy/visits/visit-deps.ts';

/** Dependencies of the routes for a person's own data. */
export type MyDataDeps = VisitDeps & {
  isProduction: boolean;
};
