import type { VisitDeps } from '../../../domain/people/privacy/visits/visit-deps.ts';

export type MyDataDeps = VisitDeps & {
  isProduction: boolean;
};
