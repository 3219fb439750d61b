import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { CookieDeps } from './read-cookie.ts';

export type VisitorDeps = CookieDeps & { db: Database };

/** Adds the IP address of a request, by which writes are limited. */
export const withAddress = <Deps extends object>(deps: Deps, { ip }: FastifyRequest) => ({
  ...deps,
  address: ip,
});
