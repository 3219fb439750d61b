import type { FastifyRequest } from 'fastify';
import { readSessionAccount } from '../../../domain/people/sessions/sessions.ts';
import type { VisitorDeps } from '../../visitor/visitor-deps.ts';
import { sessionCookie } from './session-cookie.ts';

export async function readSignedInAccount(
  request: FastifyRequest,
  deps: Pick<VisitorDeps, 'db' | 'clock' | 'isProduction'>,
): Promise<{ id: number; mobile: string } | undefined> {
  const id = sessionCookie.read(request, deps.isProduction);
  return id === undefined ? undefined : readSessionAccount(deps, id);
}
