import type { Condition, EnvValues } from './setting.ts';

/** Returns true for a process that serves real visitors: with a PostgreSQL server or NODE_ENV=production. */
export const isDeployed = (env: EnvValues): boolean =>
  Boolean(env.DATABASE_URL || env.DATABASE_URL_FILE) || env.NODE_ENV === 'production';

/** Condition of settings that a deployed process requires, such as secrets and origins. */
export const whenDeployed: Condition = {
  condition: 'with DATABASE_URL or NODE_ENV=production',
  isMet: isDeployed,
};
