import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'voter';
const ONE_YEAR_SECONDS = 31_536_000;

/** This browser's random name; it gets one with its first vote. */
export function voterOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = /(?:^|;\s*)voter=([0-9a-f-]{36})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return known;
  const voter = randomUUID();
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${voter}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return voter;
}
