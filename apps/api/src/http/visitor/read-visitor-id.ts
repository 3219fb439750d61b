import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/sign.ts';
import { type CookieDeps, readCookie, setCookie } from './read-cookie.ts';

const COOKIE_NAME = 'browser';
const COOKIE_TTL_SECONDS = 180 * 24 * 3600;

/**
 * Hash of the random name in the browser's signed cookie, which recognises a browser without identifying a person;
 * undefined for a new browser.
 */
export function readVisitorId(
  request: FastifyRequest,
  { key, clock }: CookieDeps,
): string | undefined {
  const name = readName(request, key, clock());
  return name === undefined ? undefined : hashName(name);
}

/**
 * The same, but sets or renews the cookie. With an idempotency key, a new name is derived from it, so that two
 * concurrent first requests belong to one browser.
 */
export function ensureVisitorId(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, clock, isProduction }: CookieDeps,
  idempotencyKey?: string,
): string {
  const now = clock();
  const name = readName(request, key, now) ?? createName(key, idempotencyKey);
  const value = sign(key, COOKIE_NAME, name, addSeconds(now, COOKIE_TTL_SECONDS));
  setCookie(reply, { name: COOKIE_NAME, value, seconds: COOKIE_TTL_SECONDS, isProduction });
  return hashName(name);
}

function createName(key: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomBytes(16).toString('base64url');
  const payload = JSON.stringify(['browser name', idempotencyKey]);
  return createHmac('sha256', key).update(payload).digest().subarray(0, 16).toString('base64url');
}

const readName = (request: FastifyRequest, key: string, now: Date) =>
  readSigned(key, COOKIE_NAME, readCookie(request, COOKIE_NAME) ?? '', now);

/** A fast hash is enough for 128 random bits. */
const hashName = (name: string) => createHash('sha256').update(name).digest('base64url');
