import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import { type CookieDeps, cookieOf, setCookie } from './cookies.ts';

const NAME = 'browser';
const LIFE_SECONDS = 180 * 24 * 3600;

/**
 * Who sent this before, without saying who it is: the hash of a random name that the browser keeps in a signed
 * cookie; undefined for one that has none yet.
 */
export function browserOf(request: FastifyRequest, { key, clock }: CookieDeps): string | undefined {
  const name = nameIn(request, key, clock());
  return name === undefined ? undefined : hashed(name);
}

/** The same, for a browser that is to be known again: it gets a name, or keeps its own for longer. */
export function nameBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, clock, isProduction }: CookieDeps,
): string {
  const now = clock();
  const name = nameIn(request, key, now) ?? randomBytes(16).toString('base64url');
  const value = sign(key, NAME, name, later(now, LIFE_SECONDS));
  setCookie(reply, { name: NAME, value, seconds: LIFE_SECONDS, isProduction });
  return hashed(name);
}

const nameIn = (request: FastifyRequest, key: string, now: Date) =>
  readSigned(key, NAME, cookieOf(request, NAME) ?? '', now);

/** 128 random bits need no slow hash: nobody can guess what belongs to it. */
const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
