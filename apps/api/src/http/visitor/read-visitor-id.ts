import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/sign.ts';
import { type CookieDeps, readCookie, setCookie } from './read-cookie.ts';

const COOKIE_NAME = 'browser';
const COOKIE_TTL_SECONDS = 180 * 24 * 3600;

/** Returns the hash of the random id in the cookie. It identifies a browser and no person. */
export function readVisitorId(
  request: FastifyRequest,
  { key, clock }: CookieDeps,
): string | undefined {
  const randomId = readRandomId(request, key, clock());
  return randomId === undefined ? undefined : hashRandomId(randomId);
}

/** Sets or renews the cookie. With an idempotency key, concurrent first requests get the same id. */
export function ensureVisitorId(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, clock, isProduction }: CookieDeps,
  idempotencyKey?: string,
): string {
  const now = clock();
  const randomId = readRandomId(request, key, now) ?? createRandomId(key, idempotencyKey);
  const value = sign(key, COOKIE_NAME, randomId, addSeconds(now, COOKIE_TTL_SECONDS));
  setCookie(reply, { name: COOKIE_NAME, value, seconds: COOKIE_TTL_SECONDS, isProduction });
  return hashRandomId(randomId);
}

function createRandomId(key: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomBytes(16).toString('base64url');
  const payload = JSON.stringify(['browser name', idempotencyKey]);
  return createHmac('sha256', key).update(payload).digest().subarray(0, 16).toString('base64url');
}

const readRandomId = (request: FastifyRequest, key: string, now: Date) =>
  readSigned(key, COOKIE_NAME, readCookie(request, COOKIE_NAME) ?? '', now);

/** The id has 128 random bits, so a slow hash is not needed. */
const hashRandomId = (id: string) => createHash('sha256').update(id).digest('base64url');
