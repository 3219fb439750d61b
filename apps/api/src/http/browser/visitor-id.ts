import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import { type CookieDeps, cookieOf, setCookie } from './cookies.ts';

const NAME = 'browser';
const LIFE_SECONDS = 180 * 24 * 3600;

/**
 * Hash of the random name in the browser's signed cookie, which recognises a browser without identifying a person;
 * undefined for a new browser.
 */
export function readVisitorId(
  request: FastifyRequest,
  { key, clock }: CookieDeps,
): string | undefined {
  const name = nameIn(request, key, clock());
  return name === undefined ? undefined : hashed(name);
}

/**
 * The same, but sets or renews the cookie. With an idempotency key, a new name is derived from it, so that two
 * concurrent first requests belong to one browser.
 */
export function ensureVisitorId(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, clock, isProduction }: CookieDeps,
  ownKey?: string,
): string {
  const now = clock();
  const name = nameIn(request, key, now) ?? newName(key, ownKey);
  const value = sign(key, NAME, name, later(now, LIFE_SECONDS));
  setCookie(reply, { name: NAME, value, seconds: LIFE_SECONDS, isProduction });
  return hashed(name);
}

function newName(key: string, ownKey: string | undefined): string {
  if (ownKey === undefined) return randomBytes(16).toString('base64url');
  const parts = JSON.stringify(['browser name', ownKey]);
  return createHmac('sha256', key).update(parts).digest().subarray(0, 16).toString('base64url');
}

const nameIn = (request: FastifyRequest, key: string, now: Date) =>
  readSigned(key, NAME, cookieOf(request, NAME) ?? '', now);

/** A fast hash is enough for 128 random bits. */
const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
