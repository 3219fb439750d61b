import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { CookieDeps } from './read-cookie.ts';

/** Dependencies of routes that store visitors' data and recognise the browser. */
export type VisitorDeps = CookieDeps & { db: Database };

/** Adds the network address of a request, for limits. */
export const withAddress = <Deps extends object>(deps: Deps, { ip }: FastifyRequest) => ({
  ...deps,
  address: ip,
});
