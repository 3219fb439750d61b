import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../jobs/clock.ts';
import { hashNumber, readSigned, sign } from '../secrets/encrypt.ts';
import {
  addSignedItems,
  type CookieDeps,
  readCookie,
  readSignedItems,
  setCookie,
} from './read-cookie.ts';
import { type Claim, createClaim } from './run-once.ts';

const VISITOR_COOKIE_NAME = 'browser';
const VISITOR_COOKIE_TTL_SECONDS = 180 * 24 * 3600;

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
  const value = sign(
    key,
    VISITOR_COOKIE_NAME,
    randomId,
    addSeconds(now, VISITOR_COOKIE_TTL_SECONDS),
  );
  setCookie(reply, {
    name: VISITOR_COOKIE_NAME,
    value,
    seconds: VISITOR_COOKIE_TTL_SECONDS,
    isProduction,
  });
  return hashRandomId(randomId);
}

function createRandomId(key: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomBytes(16).toString('base64url');
  const payload = JSON.stringify(['browser name', idempotencyKey]);
  return createHmac('sha256', key).update(payload).digest().subarray(0, 16).toString('base64url');
}

const readRandomId = (request: FastifyRequest, key: string, now: Date) =>
  readSigned(key, VISITOR_COOKIE_NAME, readCookie(request, VISITOR_COOKIE_NAME) ?? '', now);

/** The id has 128 random bits, so a slow hash is not needed. */
const hashRandomId = (id: string) => createHash('sha256').update(id).digest('base64url');

/** For a new browser the visitor id is derived from the key, so that a retry without the cookie is recognised. */
export function readIdempotencyClaim(
  request: FastifyRequest<{ Body: { idempotency_key?: string | undefined } }>,
  reply: FastifyReply,
  deps: CookieDeps,
): Claim | null {
  const { body } = request;
  const key = body.idempotency_key;
  if (key === undefined) return null;
  return createClaimByKey(request, reply, deps, key, body);
}

/** For requests with an unparsed body, such as uploads. `body` identifies the content, such as by a hash. */
export function createClaimByKey(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  key: string,
  body: object,
): Claim {
  const browser = ensureVisitorId(request, reply, deps, key);
  const route = request.routeOptions.url ?? '';
  return createClaim(deps.key, { browser, key, route, body, now: deps.clock() });
}

const RECOGNITION_TTL_SECONDS = 180 * 24 * 3600;

/** Cookies that recognise a mobile number or a staff e-mail address: verified by a code, or used for a sign-in. */
type RecognitionKind = 'proven' | 'signed_in' | 'desk_signed_in';

export function isRecognisedNumber(
  request: FastifyRequest,
  kind: RecognitionKind,
  numberOrEmail: string,
  deps: CookieDeps,
): boolean {
  return readSignedItems(request, kind, deps).includes(hashNumber(deps.key, kind, numberOrEmail));
}

export function readLastVerifiedHash(
  request: FastifyRequest,
  deps: CookieDeps,
): string | undefined {
  return readSignedItems(request, 'proven', deps)[0];
}

export function storeRecognisedNumber(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RecognitionKind,
  numberOrEmail: string,
  deps: CookieDeps,
): void {
  const items = [hashNumber(deps.key, kind, numberOrEmail)];
  addSignedItems(request, reply, { name: kind, items, ttlSeconds: RECOGNITION_TTL_SECONDS }, deps);
}

const LISTINGS_COOKIE_NAME = 'listings';

/** Longer than the sale of a tractor takes. */
const LISTINGS_COOKIE_TTL_SECONDS = 365 * 24 * 3600;

export const readSellerListings = (request: FastifyRequest, deps: CookieDeps): string[] =>
  readSignedItems(request, LISTINGS_COOKIE_NAME, deps);

/** The caller must have verified the number of the listings. `ttlSeconds` is short for browsers that may be shared. */
export function storeSellerListings(
  request: FastifyRequest,
  reply: FastifyReply,
  ids: readonly string[],
  deps: CookieDeps,
  ttlSeconds: number = LISTINGS_COOKIE_TTL_SECONDS,
): void {
  if (ids.length > 0)
    addSignedItems(request, reply, { name: LISTINGS_COOKIE_NAME, items: ids, ttlSeconds }, deps);
}

export type Browser = {
  /** Hash of the browser's cookie. */
  name: string;
  /** Other browsers must not see the earlier enquiries of the number. */
  hasVerified(mobile: string): boolean;
};

export function readVisitor(request: FastifyRequest, deps: CookieDeps): Browser {
  return createVisitor(readVisitorId(request, deps) ?? '', request, deps);
}

export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
): Browser {
  return createVisitor(ensureVisitorId(request, reply, deps), request, deps);
}

export function createVisitor(id: string, request: FastifyRequest, deps: CookieDeps): Browser {
  return {
    name: id,
    hasVerified: (mobile) => isRecognisedNumber(request, 'proven', mobile, deps),
  };
}

export type CodeRequester = {
  address: string;
  /** True if the browser has verified the number. It then has its own limits, which strangers cannot use up. */
  isVerified?: boolean;
  /** Hash of the name in the browser's signed cookie. Undefined or empty without a cookie. */
  browser?: string | undefined;
};

/** A verified browser has a separate code quota, so that strangers cannot lock it out. */
export function isVerifiedBrowser(
  request: FastifyRequest,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return (
    isRecognisedNumber(request, 'proven', mobile, deps) ||
    isRecognisedNumber(request, 'signed_in', mobile, deps)
  );
}

export function readCodeRequester(
  request: FastifyRequest,
  mobile: string,
  deps: CookieDeps,
): CodeRequester {
  const isVerified = isVerifiedBrowser(request, mobile, deps);
  return { address: request.ip, isVerified, browser: readVisitorId(request, deps) };
}

/** A claim already contains the visitor id. Otherwise the cookie is set. */
export const ensureVisitorHash = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): string => claim?.browser ?? ensureVisitorId(request, reply, deps);
