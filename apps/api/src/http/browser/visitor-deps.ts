import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { CookieDeps } from './cookies.ts';

/** What routes work with that keep something a visitor sends, and know his browser again. */
export type VisitorDeps = CookieDeps & { db: Database };

/** Adds the network address of a request, by which what it stores is limited. */
export const withAddress = <Deps extends object>(deps: Deps, { ip }: FastifyRequest) => ({
  ...deps,
  address: ip,
});
