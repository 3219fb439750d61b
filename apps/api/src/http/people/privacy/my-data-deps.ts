import type { MyDataSessionDeps } from '../../../domain/people/privacy/visits/my-data-session-deps.ts';

export type MyDataDeps = MyDataSessionDeps & {
  isProduction: boolean;
};
