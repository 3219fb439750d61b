import type { Condition, EnvValues } from './setting.ts';

/** With a PostgreSQL server or NODE_ENV=production, a process serves real visitors. */
export const isDeployed = (env: EnvValues): boolean =>
  Boolean(env.DATABASE_URL || env.DATABASE_URL_FILE) || env.NODE_ENV === 'production';

/** Secrets and origins have no default on a deployed process. */
export const whenDeployed: Condition = {
  condition: 'with DATABASE_URL or NODE_ENV=production',
  isMet: isDeployed,
};
