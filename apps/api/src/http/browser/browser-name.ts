import { createHash, createHmac, randomBytes } from 'node:crypto';
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

/**
 * The same, for a browser that is to be known again: it gets a name, or keeps its own for longer. With a random key
 * of its own, a new name is made of that: two requests at once, before either answer came, are of one browser.
 */
export function nameBrowser(
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

/** 128 random bits need no slow hash: nobody can guess what belongs to it. */
const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
