import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { CookieDeps } from './read-cookie.ts';

export type VisitorDeps = CookieDeps & { db: Database };

export const withAddress = <Deps extends object>(deps: Deps, { ip }: FastifyRequest) => ({
  ...deps,
  address: ip,
});
